import type { AstroIntegration } from 'astro';

/** Gives Astro the `client:gesture` directive: islands sleep, without a byte of framework, until the visitor's first gesture. */
export function gestureDirective(): AstroIntegration {
  return {
    name: 'gesture-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'gesture', entrypoint: './src/directives/gesture.ts' });
      },
    },
  };
}
