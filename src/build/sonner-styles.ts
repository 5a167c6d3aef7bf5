import type { Plugin } from 'vite';

const SONNER_MODULE = /[\\/]sonner[\\/]dist[\\/]index\.mjs$/;
const STYLE_INJECTION = /^__insertCSS\(.+\);?$/m;

/** Keeps sonner from inserting its styles by script, which the policy forbids; `toasts.css` imports them. Throws when it finds none. */
export function sonnerStyles(): Plugin {
  return {
    name: 'sonner-styles',
    enforce: 'pre',
    // Pre-bundling in dev would bypass the transform.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform(code, id) {
      if (!SONNER_MODULE.test(id.split('?')[0] ?? '')) return undefined;
      if (!STYLE_INJECTION.test(code)) {
        throw new Error(
          `sonner-styles: no __insertCSS(…) call in ${id}. Check how this version of sonner ships its styles.`,
        );
      }
      return { code: code.replace(STYLE_INJECTION, ''), map: null };
    },
  };
}
