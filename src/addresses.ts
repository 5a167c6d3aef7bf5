/** The pages of `src/pages` that have one address each; `tests/unit/addresses.test.ts` compares them with that folder. */
export const PAGES = {
  home: '/',
  analytics: '/analytics',
  privacy: '/privacidad',
  exhibitions: '/exhibiciones',
} as const;

/** The names of the published Markdown files of content/, each of which is a page. */
export interface PublishedNames {
  exhibitions: readonly string[];
}

/** The address of an exhibition's page: `/exhibiciones/cielo-raso`. */
export const exhibitionAddress = (name: string): string => `${PAGES.exhibitions}/${name}`;

/** The address of every page. */
export const listAddresses = ({ exhibitions }: PublishedNames): string[] => [
  ...Object.values(PAGES),
  ...exhibitions.map(exhibitionAddress),
];
