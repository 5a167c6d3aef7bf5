import theme from '../../../tailwind.config.ts';

/** Where the classes of the home page's first screen are. */
export default {
  presets: [theme],
  content: [
    './src/{layouts,pages,sections}/{Page,index,NavbarSection,HeroSection}.astro',
    './src/islands/Navbar/*.tsx',
    './src/styles/button.ts',
  ],
};
