export {};

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at the visitor's first gesture on the page and replays what the gesture asked for. */
    'client:gesture'?: boolean;
    /** Hydrates the island at once and marks it when its scripts do not come. */
    'client:now'?: boolean;
  }
}
