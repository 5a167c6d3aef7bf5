import type { Problem } from '../content-check/problem.ts';
import css from './overlay.css?inline';
import type { Report } from './report.ts';

type Content = (Node | string)[];

const WORDS = {
  below: 'La página de abajo muestra lo último que estaba bien. Corrige y guarda: esto se quita solo.',
  nothingBelow: 'Sin corregirlo no se puede mostrar esta página. Corrige y guarda: aparecerá sola.',
  works: 'El sitio funciona así. Si lo corriges, esto se quita solo.',
  manual: 'Cómo se corrige: content/LEEME.md',
  close: 'Ver la página',
  line: (number: number) => `línea ${String(number)}`,
  warning: 'aviso',
};

const make = (name: string, className: string, ...content: Content): HTMLElement => {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
};

const isError = ({ severity }: Problem): boolean => severity === 'error';

const makeItem = (problem: Problem): HTMLElement => {
  const { line, field, message, severity } = problem;
  const place = [WORDS.line(line), field, ...(isError(problem) ? [] : [WORDS.warning])];
  const words = place.filter((word) => word !== '').join(' · ');
  return make('li', severity, make('span', 'place', words), make('span', '', message));
};

const makeList = (problems: readonly Problem[]): HTMLElement[] =>
  [...new Set(problems.map(({ file }) => file))].flatMap((name) => [
    make('h3', '', name),
    make('ul', '', ...problems.filter(({ file }) => file === name).map(makeItem)),
  ]);

/**
 * The mistakes of content/ over the page: a dialog for errors, which the editor may close; a line in the corner for
 * warnings and for what was closed. Both go when there is nothing left to mend.
 */
export class ProblemsDialog extends HTMLElement {
  /** No page could be made: there is nothing to see behind the report. */
  isAlone = false;
  readonly #dialog = document.createElement('dialog');
  readonly #line = document.createElement('button');
  #shown = '';

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#dialog, this.#line);
    this.#dialog.role = 'alertdialog';
    this.#dialog.setAttribute('aria-labelledby', 'summary');
    this.#dialog.setAttribute('aria-describedby', 'advice');
    this.#line.className = 'line';
    this.#line.type = 'button';
    this.#line.addEventListener('click', () => {
      this.#dialog.showModal();
    });
    this.#dialog.addEventListener('cancel', (event) => {
      if (this.isAlone) event.preventDefault();
    });
    this.#dialog.addEventListener('toggle', () => {
      this.#line.hidden = this.#dialog.open;
    });
  }

  /** Shows this report in place of the one before; one without problems shows nothing. */
  show({ summary, problems }: Report): void {
    const errors = problems.filter(isError);
    const content = JSON.stringify(errors);
    const isNews = content !== this.#shown;
    this.#shown = content;
    this.hidden = problems.length === 0;
    this.#fill(summary, problems, errors.length > 0);
    if (errors.length === 0) this.#dialog.close();
    else if (isNews && !this.#dialog.open) this.#dialog.showModal();
    this.#line.hidden = this.#dialog.open;
  }

  #fill(summary: string, problems: readonly Problem[], isStopped: boolean): void {
    for (const element of [this.#dialog, this.#line]) element.classList.toggle('stops', isStopped);
    const heading = make('h2', '', summary);
    heading.id = 'summary';
    const below = this.isAlone ? WORDS.nothingBelow : WORDS.below;
    const advice = make('p', '', isStopped ? below : WORDS.works);
    advice.id = 'advice';
    const close = make('button', '', WORDS.close);
    close.addEventListener('click', () => {
      this.#dialog.close();
    });
    const inside = make('div', 'inside', heading, advice, make('div', '', ...makeList(problems)));
    inside.append(make('p', 'quiet', WORDS.manual), ...(this.isAlone ? [] : [close]));
    this.#dialog.replaceChildren(inside);
    this.#line.textContent = summary;
  }
}
