export {};

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at the visitor's first gesture on the page and replays what the gesture asked for. */
    'client:gesture'?: boolean;
  }
}
