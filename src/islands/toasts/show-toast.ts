import { toast } from 'sonner';

const TOAST_DURATION_MS = 5000;
const DESTRUCTIVE_DURATION_MS = 8000;

interface ToastTexts {
  title: string;
  text: string;
}

/** Shows a toast on a page that renders `Toasts`. Returns a function that dismisses the toast. */
export function showToast(notice: ToastTexts, variant?: 'destructive'): () => void {
  const id = toast(notice.title, {
    description: notice.text,
    className: variant ? 'toast toast-destructive' : 'toast',
    duration: variant ? DESTRUCTIVE_DURATION_MS : TOAST_DURATION_MS,
  });
  return () => toast.dismiss(id);
}
