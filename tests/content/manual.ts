import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from './temporary-content.ts';

/** The manual for editors, from the project's root. */
export const MANUAL_FILE = 'content/LEEME.md';

export const manual = await readFile(join(PROJECT_ROOT, MANUAL_FILE), 'utf8');
