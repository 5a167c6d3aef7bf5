import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseMetadata } from '../../../src/build/published-files.ts';
import { paint, takePhotograph } from '../../content/paint.ts';

test('a photograph that is put into public/ as it came from the phone stops the build', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'penthouse-dist-'));
  const dist = folder.path;
  await writeFile(join(dist, 'limpia.jpg'), await paint(16, 16, 'jpeg'));
  await writeFile(join(dist, 'foto.jpg'), await takePhotograph(16, 16));
  await expect(refuseMetadata(dist, ['limpia.jpg'])).resolves.toBeUndefined();
  await expect(refuseMetadata(dist, ['limpia.jpg', 'foto.jpg'])).rejects.toThrow(
    /^foto\.jpg: la imagen lleva/,
  );
  await expect(refuseMetadata(dist, ['index.html'])).rejects.toThrow(/no picture/);
});
