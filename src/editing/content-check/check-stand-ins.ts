import type { ContentSource } from './content-source.ts';
import type { Problem } from './problem.ts';

/** What `npm run new:exhibition` leaves wherever a text is still to be written. */
export const STAND_IN = 'Por escribir';

interface ExhibitionTexts {
  file: string;
  frontmatter: ContentSource | undefined;
  essay: string;
  /** Line of the file where the essay begins. */
  essayLine: number;
}

/** Texts that a published exhibition still has to be given; in a draft they are no mistake. */
export const checkStandIns = ({ file, frontmatter, essay, essayLine }: ExhibitionTexts): Problem[] => {
  const report = (field: string, line: number): Problem => ({
    file,
    line,
    field,
    severity: 'error',
    message: `Todavía dice «${STAND_IN}». Escribe el texto, o deja draft: true mientras falte.`,
  });
  const fields = Object.entries(frontmatter?.data ?? {})
    .filter(([, value]) => isStandIn(value))
    .map(([name]) => report(name, frontmatter?.lineOf([name]) ?? 1));
  const line = essay.split('\n').findIndex(isStandIn);
  return line < 0 ? fields : [...fields, report('ensayo', essayLine + line)];
};

const isStandIn = (text: unknown): boolean => typeof text === 'string' && text.startsWith(STAND_IN);
