import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refuseMetadata } from '../../../src/build/published-files.ts';
import { paint, takePhotograph } from '../../content/paint.ts';

const dist = mkdtempSync(join(tmpdir(), 'penthouse-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

test('a photograph that is put into public/ as it came from the phone stops the build', async () => {
  writeFileSync(join(dist, 'limpia.jpg'), await paint(16, 16, 'jpeg'));
  writeFileSync(join(dist, 'foto.jpg'), await takePhotograph(16, 16));
  await expect(refuseMetadata(dist, ['limpia.jpg'])).resolves.toBeUndefined();
  await expect(refuseMetadata(dist, ['limpia.jpg', 'foto.jpg'])).rejects.toThrow(
    /^foto\.jpg: la imagen lleva/,
  );
  await expect(refuseMetadata(dist, ['index.html'])).rejects.toThrow(/no picture/);
});
