import { toast } from 'sonner';
import { expect, test } from 'vitest';
import { showToast } from '../../../src/islands/toasts/show-toast.ts';

test.each([
  ['an ordinary toast', 5, undefined],
  ['a destructive toast', 8, 'destructive'],
] as const)('showToast shows %s for %i seconds', (title, seconds, variant) => {
  showToast({ title, text: 'Texto' }, variant);
  const [visibleToast] = toast.getToasts().filter((item) => 'title' in item && item.title === title);
  expect(visibleToast).toMatchObject({ duration: seconds * 1000, description: 'Texto' });
});
