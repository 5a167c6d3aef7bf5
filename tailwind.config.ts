import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin.js';
import { FONT_FACES } from './src/styles/fonts.ts';
import { withOpacity, PALETTE } from './src/styles/palette.ts';
import { SCREENS } from './src/styles/screens.ts';

/** Line width of walls and slabs in the section diagram. */
const SLAB = 'clamp(6px, .25rem + .556vw, 12px)';

/** Design tokens. Colours, typography and screens replace the defaults of Tailwind. Spacing and the other tokens extend the defaults. */
export default {
  // Other pages, such as the home page, have their own configurations next to their style sheets, such as `home.tailwind.ts`.
  content: [
    './src/{components,layouts,styles}/**/*.{astro,ts}',
    './src/pages/{404,*factSheet*}.astro',
    './src/pages/{_404,_factSheet}/*.astro',
    './src/pages/*exhibitions*/index.astro',
    './src/islands/Navbar/*.tsx',
  ],
  // Words in the code that Tailwind would treat as class names.
  blocklist: ['blur', 'filter', 'inline', 'resize', 'ring', 'static', 'table', 'transform', 'visible'],
  // These plugins would add custom properties to all elements, or to all rules with a colour.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    textOpacity: false,
    backdropFilter: false,
    borderSpacing: false,
    boxShadow: false,
    contain: false,
    filter: false,
    fontVariantNumeric: false,
    gradientColorStops: false,
    ringWidth: false,
    rotate: false,
    scale: false,
    skew: false,
    translate: false,
    transform: false,
    scrollSnapType: false,
    touchAction: false,
  },
  plugins: [
    plugin((api) => api.addBase(FONT_FACES)),
    // Variant for a disabled button: before its island hydrates, or with `aria-disabled`, which keeps the button focusable.
    plugin((api) => api.addVariant('off', '&:is(:disabled, [aria-disabled=true])')),
    plugin((api) => api.addUtilities({ '.tabular-nums': { fontVariantNumeric: 'tabular-nums' } })),
  ],
  // Touch screens would keep the hover style after a tap.
  future: { hoverOnlyWhenSupported: true },
  theme: {
    screens: SCREENS,
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...PALETTE,
    },
    borderRadius: { none: '0' },
    fontFamily: {
      sans: ['"Special Gothic"', '"Special Gothic Fallback"', '"Helvetica Neue"', 'Arial', 'sans-serif'],
      serif: [
        '"Ibarra Real Nova"',
        '"Ibarra Real Nova Fallback"',
        '"Iowan Old Style"',
        '"Times New Roman"',
        'serif',
      ],
      mono: ['monospace'],
      arrow: ['Arial', '"Helvetica Neue"', '"Noto Sans"', 'sans-serif'],
    },
    fontWeight: { normal: '400', name: '450', medium: '500' },
    fontSize: {
      // `min()` makes the longest word fit on a phone of 320 px with text at 200 %.
      stat: [
        'min(12vw, clamp(2.75rem, .35rem + 11vw, 11rem))',
        { lineHeight: '.86', letterSpacing: '-.05em' },
      ],
      h2: [
        'min(13.3vw, clamp(3rem, 1.333rem + 7.407vw, 8rem))',
        { lineHeight: '.94', letterSpacing: '-.036em' },
      ],
      'title-xl': [
        'min(14vw, clamp(2.5rem, 1.833rem + 2.963vw, 4.5rem))',
        { lineHeight: '.98', letterSpacing: '-.018em' },
      ],
      title: [
        'min(12vw, clamp(2rem, 1.667rem + 1.481vw, 3rem))',
        { lineHeight: '1.02', letterSpacing: '-.028em' },
      ],
      'title-sm': [
        'min(10vw, clamp(1.5rem, 1.167rem + 1.481vw, 2.5rem))',
        { lineHeight: '1.04', letterSpacing: '-.022em' },
      ],
      heading: [
        'min(10vw, clamp(1.375rem, 1.25rem + .741vw, 2rem))',
        { lineHeight: '1.15', letterSpacing: '-.022em' },
      ],
      lead: [
        'min(11vw, clamp(1.4375rem, 1.292rem + .648vw, 1.875rem))',
        { lineHeight: '1.32', letterSpacing: '-.004em' },
      ],
      body: ['min(11vw, clamp(1.1875rem, 1.146rem + .185vw, 1.3125rem))', { lineHeight: '1.5' }],
      // Above 1920 px these sizes grow with the headings.
      'ui-lg': [
        'min(9vw, clamp(1.125rem, .9375vw, 1.5rem))',
        { lineHeight: '1.4', letterSpacing: '-.008em' },
      ],
      ui: ['clamp(1rem, .8333vw, 1.3125rem)', { lineHeight: '1.5', letterSpacing: '-.004em' }],
      note: ['clamp(.875rem, .7292vw, 1.125rem)', { lineHeight: '1.45' }],
    },
    extend: {
      spacing: {
        margin: 'clamp(20px, .83rem + 1.852vw, 40px)',
        gutter: 'clamp(16px, .833rem + .741vw, 24px)',
        section: 'clamp(48px, 1rem + 8.4vw, 144px)',
        block: 'clamp(40px, 1rem + 7.8vw, 128px)',
        group: 'clamp(32px, 1rem + 3.9vw, 72px)',
        part: 'clamp(40px, 1.5rem + 3.9vw, 80px)',
        row: 'clamp(28px, 3vw, 44px)',
        // Space above the first line of a page without a hero: the navbar and a gap.
        top: 'calc(72px + clamp(24px, 5vw, 72px))',
        panel: 'clamp(20px, 4vw, 48px)',
        slab: SLAB,
        level: `calc(${SLAB} + clamp(10px, 1.4vw, 20px))`,
        nav: '72px',
        paragraph: '1em',
        arrow: '.28em',
        // Left side bearing of large letters, to align headings optically with the margin.
        optical: '.035em',
        // 52 px, limited on phones with text at 200 %.
        13: 'min(3.25rem, 16.25vw)',
      },
      minWidth: { counter: '4.6em' },
      // `--column` is the minimum column width, by default for two columns. Long words reduce the number of columns.
      gridTemplateColumns: {
        pairs: 'repeat(auto-fill, minmax(min(100%, max(6.25rem, var(--column, 34%))), 1fr))',
      },
      flexBasis: { third: 'calc((100% - 2 * clamp(16px, .833rem + .741vw, 24px)) / 3)' },
      maxWidth: {
        page: '2240px',
        toast: '400px',
        measure: '34.9em',
        cover: '32em',
        intro: '34em',
        form: '960px',
      },
      objectPosition: { column: '57% 50%', windows: '50% 88%' },
      aspectRatio: {
        '16/9': '16 / 9',
        '16/10': '16 / 10',
        '3/2': '3 / 2',
        '4/3': '4 / 3',
        '3/4': '3 / 4',
        '4/5': '4 / 5',
        '21/9': '21 / 9',
        '2/1': '2 / 1',
      },
      borderWidth: { slab: SLAB },
      boxShadow: {
        nav: `0 1px 0 ${withOpacity(PALETTE.ink, 14)}, 0 12px 32px -20px ${withOpacity(PALETTE.ink, 45)}`,
        // The line separates the toast from dark backgrounds.
        toast: `0 0 0 1px ${withOpacity(PALETTE.paper, 28)}, 0 16px 40px -16px ${withOpacity(PALETTE.ink, 55)}`,
      },
      keyframes: {
        thread: { from: { transform: 'translateX(-27%)' }, to: { transform: 'translateX(180%)' } },
      },
      animation: { thread: 'thread 1.4s cubic-bezier(.2,.7,.1,1) infinite alternate' },
      transitionDuration: { quick: '160ms', medium: '280ms', slow: '900ms' },
      transitionTimingFunction: { 'out-soft': 'cubic-bezier(.2,.7,.1,1)' },
      zIndex: { nav: '50', skip: '60' },
      lineHeight: { control: '2.75rem', name: '1.3' },
      minHeight: { control: '2.75rem' },
      textUnderlineOffset: { link: '.34em' },
    },
  },
} satisfies Config;
