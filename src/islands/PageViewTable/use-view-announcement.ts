import { useState } from 'react';

/** A text that is announced when the view changes, and not when only its figures do; empty for the first view. */
export function useViewAnnouncement(viewKey: string, text: string): string {
  const [spoken, setSpoken] = useState({ viewKey, text: '' });
  if (spoken.viewKey !== viewKey) setSpoken({ viewKey, text });
  return spoken.text;
}
