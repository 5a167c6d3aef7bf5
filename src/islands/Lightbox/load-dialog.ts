import lightboxStyles from './lightbox.css?url';
import type { LightboxDialogComponent } from './lightbox-state.ts';

let dialog: Promise<LightboxDialogComponent> | undefined;

/** Loads the script and the style sheet of the dialog once. Rejects if either fails to load. The next call then tries again. */
export function loadDialog(): Promise<LightboxDialogComponent> {
  dialog ??= requestDialog().catch((error: unknown) => {
    dialog = undefined;
    throw error;
  });
  return dialog;
}

async function requestDialog(): Promise<LightboxDialogComponent> {
  const [module] = await Promise.all([import('./LightboxDialog.tsx'), addStyleSheet(lightboxStyles)]);
  return module.default;
}

/** Appends a style sheet to the body, after the style sheets that it overrides. */
const addStyleSheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`Lightbox: ${href} failed to load.`));
    };
    document.body.append(link);
  });
