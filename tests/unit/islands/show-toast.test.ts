import { toast } from 'sonner';
import { expect, test } from 'vitest';
import { showToast } from '../../../src/islands/toasts/show-toast.ts';

test.each([
  ['an ordinary toast', undefined, 5],
  ['a destructive toast', 'destructive', 8],
] as const)('%s has its duration', (title, variant, seconds) => {
  showToast({ title, text: 'Texto' }, variant);
  const [visibleToast] = toast.getToasts().filter((item) => 'title' in item && item.title === title);
  expect(visibleToast).toMatchObject({ duration: seconds * 1000, description: 'Texto' });
});
