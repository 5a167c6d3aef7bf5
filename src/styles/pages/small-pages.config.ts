import theme from '../../../tailwind.config.ts';

/** Where the classes of the pages of exhibitions, of the notice of privacy and of the unknown address are. */
export default {
  presets: [theme],
  content: [
    './src/layouts/*.astro',
    './src/pages/{404,privacidad,exhibiciones/*}.astro',
    './src/sections/{NavbarSection,ExhibitionDetails,ExhibitionIndexSection,FooterSection}.astro',
    './src/components/{Arrow,Photo,Speaker,SubjectLink,VideoLink,ExhibitionNeighbours}.astro',
    './src/islands/Navbar/*.tsx',
    './src/styles/button.ts',
  ],
};
