import type { AstroIntegration } from 'astro';

/** Gives Astro the two ways in which this site hydrates its islands: at the visitor's first gesture, or at once. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'gesture', entrypoint: './src/hydration/gesture.ts' });
        addClientDirective({ name: 'now', entrypoint: './src/hydration/now.ts' });
      },
    },
  };
}
