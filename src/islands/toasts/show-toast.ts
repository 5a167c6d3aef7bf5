import { toast } from 'sonner';

/** What a toast says; a destructive one reports a failure. */
export interface Toast {
  title: string;
  text: string;
  isDestructive: boolean;
}

const TOAST_DURATION_MS = 5000;
const DESTRUCTIVE_DURATION_MS = 8000;

/** Shows a toast in the corner of the page, where the island renders `Toasts`; returns what dismisses it. */
export function showToast({ title, text, isDestructive }: Toast): () => void {
  const id = toast(title, {
    description: text,
    className: isDestructive ? 'toast toast-destructive' : 'toast',
    duration: isDestructive ? DESTRUCTIVE_DURATION_MS : TOAST_DURATION_MS,
  });
  return () => toast.dismiss(id);
}
