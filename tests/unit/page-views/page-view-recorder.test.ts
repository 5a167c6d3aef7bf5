import { expect, test } from 'vitest';
import { printRecorder } from '../../../src/components/page-view-recorder.ts';

test('neither the recorder nor a word that it logs can end the script that holds it', () => {
  expect(printRecorder('', 'No existe </script>')).not.toContain('</');
});
