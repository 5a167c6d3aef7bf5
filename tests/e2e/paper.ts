import type { Page } from '@playwright/test';

/** What people print on: in Mexico, and elsewhere. */
export const PAPERS = ['Letter', 'A4'] as const;

/** On how many sheets a page is printed; Chromium writes each into its PDF in plain text. */
export async function countPages(page: Page, format: (typeof PAPERS)[number]): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}
