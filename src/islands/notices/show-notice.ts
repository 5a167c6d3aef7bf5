import { toast } from 'sonner';

/** What a notice says; a destructive one reports a failure. */
export interface Notice {
  title: string;
  text: string;
  isDestructive: boolean;
}

const NOTICE_DURATION_MS = 5000;
const DESTRUCTIVE_DURATION_MS = 8000;

/** Shows a notice in the corner of the page, where the island renders `Notices`; returns what dismisses it. */
export function showNotice({ title, text, isDestructive }: Notice): () => void {
  const id = toast(title, {
    description: text,
    className: isDestructive ? 'notice notice-destructive' : 'notice',
    duration: isDestructive ? DESTRUCTIVE_DURATION_MS : NOTICE_DURATION_MS,
  });
  return () => toast.dismiss(id);
}
