interface DragHandlers {
  /** Called with the radio button nearest to the pointer, or with the initial radio button if the drag is cancelled. */
  onPreview: (input: HTMLInputElement) => void;
  onCommit: () => void;
}

/** Selects the enabled radio button nearest to a horizontal drag along a track. A second pointer or `pointercancel` cancels the drag. */
export class DragSelection {
  readonly #track: HTMLElement;
  readonly #inputs: readonly HTMLInputElement[];
  readonly #handlers: DragHandlers;
  #pointerDown: PointerEvent | undefined;
  /** Radio button that was checked before the drag; undefined unless a drag is in progress. */
  #initialInput: HTMLInputElement | undefined;

  constructor(track: HTMLElement, inputs: readonly HTMLInputElement[], handlers: DragHandlers) {
    this.#track = track;
    this.#inputs = inputs;
    this.#handlers = handlers;
    track.addEventListener('pointerdown', (event) => this.#onPointerDown(event));
    track.addEventListener('pointermove', (event) => this.#onPointerMove(event));
    track.addEventListener('pointerup', () => this.#onPointerUp());
    track.addEventListener('pointercancel', () => this.#cancel());
  }

  #onPointerDown(event: PointerEvent): void {
    this.#cancel();
    if (event.isPrimary && event.button === 0) this.#pointerDown = event;
  }

  #onPointerMove(event: PointerEvent): void {
    if (!event.buttons || event.pointerId !== this.#pointerDown?.pointerId) return;
    if (!this.#initialInput && !isHorizontalMove(this.#pointerDown, event)) return;
    this.#initialInput ??= this.#inputs.find(({ checked }) => checked);
    this.#track.setPointerCapture(event.pointerId);
    const nearest = this.#findNearestInput(event.clientX, event.clientY);
    if (nearest && !nearest.checked) this.#handlers.onPreview(nearest);
  }

  #onPointerUp(): void {
    const wasDragging = this.#initialInput !== undefined;
    this.#pointerDown = undefined;
    this.#initialInput = undefined;
    if (wasDragging) this.#handlers.onCommit();
  }

  #cancel(): void {
    const initialInput = this.#initialInput;
    this.#pointerDown = undefined;
    this.#initialInput = undefined;
    if (initialInput) this.#handlers.onPreview(initialInput);
  }

  #findNearestInput(x: number, y: number): HTMLInputElement | undefined {
    let nearest: HTMLInputElement | undefined;
    let nearestDistance = Infinity;
    for (const input of this.#inputs) {
      if (input.disabled) continue;
      const distance = getDistance(input.getBoundingClientRect(), x, y);
      if (distance >= nearestDistance) continue;
      nearest = input;
      nearestDistance = distance;
    }
    return nearest;
  }
}

const isHorizontalMove = (from: PointerEvent, to: PointerEvent): boolean =>
  Math.abs(to.clientX - from.clientX) > Math.abs(to.clientY - from.clientY);

/** Returns the distance in CSS pixels from a point to a rectangle; 0 inside the rectangle. */
const getDistance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
