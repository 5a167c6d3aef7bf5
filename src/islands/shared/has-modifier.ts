/** Whether a modifier makes a key or click the browser's: Alt+← goes back, Ctrl+click opens a new tab. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent | KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
