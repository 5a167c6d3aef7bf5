import { toast } from 'sonner';

const TOAST_DURATION_MS = 5000;
const DESTRUCTIVE_DURATION_MS = 8000;

/** Shows a toast in the corner of the page, where the island renders `Toasts`; returns what dismisses it. */
export function showToast(notice: { title: string; text: string }, look?: 'destructive'): () => void {
  const id = toast(notice.title, {
    description: notice.text,
    className: look ? 'toast toast-destructive' : 'toast',
    duration: look ? DESTRUCTIVE_DURATION_MS : TOAST_DURATION_MS,
  });
  return () => toast.dismiss(id);
}
