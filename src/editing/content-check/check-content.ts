import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { checkExhibitions } from './check-exhibitions.ts';
import { checkJson } from './check-json.ts';
import { checkPrivacyNotice } from './check-privacy-notice.ts';
import type { ContentError } from './content-error.ts';
import { findUnknownFiles } from './find-unknown-files.ts';

/** Every error of every file of content/, in one run and without a build, by file and line. */
export const checkContent = async (root: string): Promise<ContentError[]> => {
  const found = await Promise.all([
    findUnknownFiles(root),
    checkExhibitions(root),
    checkPrivacyNotice(root),
    ...Object.values(CONTENT_FILES).map((file) => checkJson(root, file)),
  ]);
  return found.flat().sort((a, b) => a.file.localeCompare(b.file, 'es') || a.line - b.line);
};
