/** Listens for an event on the whole page, before any of its elements does. */
export function listen(type: string, answer: (event: Event, target: HTMLElement) => void): void {
  addEventListener(type, (event) => answer(event, event.target as HTMLElement), true);
}
