type Modified = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/** Whether a modifier makes a key or click the browser's: Alt+← goes back, Ctrl+click opens a new tab. */
export const hasModifier = (event: Modified): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
