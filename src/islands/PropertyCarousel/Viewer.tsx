import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Property } from '../../schemas/property.ts';
import { placeNotices } from '../shared/place-notices.ts';
import { useStrip } from './use-strip.ts';
import type { ViewerPicture } from './use-viewer.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  words: Property['carousel'];
  captions: string[];
  pictures: ViewerPicture[];
  /** Position of the picture to open at, from 0. */
  start: number;
  /** Puts position and total into a template. */
  fill: (template: string, index: number) => string;
  /** Called with each picture that comes into the middle of the screen. */
  onSee: (index: number) => void;
  onClose: () => void;
}

type Arrival = 'loaded' | 'failed';

/** The gallery over the whole screen: whole pictures to turn, or upright a film strip as high as the window. */
export default function Viewer({ words, captions, pictures, start, fill, onSee, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { current, settled, moveTo, moveBy } = useStrip(strip, start);
  const [arrivals, setArrivals] = useState<Record<number, Arrival>>({});
  useZoom(strip, settled);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    next.current?.focus();
    placeNotices();
    return () => {
      element?.close();
      placeNotices();
    };
  }, []);
  useEffect(() => {
    onSee(current);
  }, [current, onSee]);

  // The neighbours wait for the picture that was asked for.
  const isWanted = (index: number) =>
    index in arrivals || index === settled || (settled in arrivals && Math.abs(index - settled) === 1);
  const arrive = (index: number, arrival: Arrival) => {
    setArrivals((before) => ({ ...before, [index]: arrival }));
  };
  const handleKey = (event: KeyboardEvent) => {
    const moves = new Map([
      ['ArrowRight', () => moveBy(1)],
      ['ArrowLeft', () => moveBy(-1)],
      ['Home', () => moveTo(0)],
      ['End', () => moveTo(pictures.length - 1)],
    ]);
    const move = moves.get(event.key);
    if (!move) return;
    event.preventDefault();
    move();
  };
  const isAtEnd = current === pictures.length - 1;

  return (
    <dialog
      ref={dialog}
      className="viewer on-dark"
      aria-label={words.viewer.label}
      aria-describedby="viewer-announcement"
      onKeyDown={handleKey}
      onClose={onClose}
    >
      <div className="viewer-stage">
        <div
          ref={strip}
          className="viewer-strip"
          role="group"
          aria-labelledby="viewer-announcement"
          tabIndex={0}
        >
          {pictures.map(({ address, loaded, alt, ratio }, index) => (
            <div
              key={address}
              className="viewer-slide"
              ref={(slide) => slide?.style.setProperty('--ratio', String(ratio))}
              aria-hidden={index !== current}
            >
              <div className="viewer-picture">
                <img src={loaded} alt={alt} draggable={false} />
                <img
                  src={isWanted(index) ? address : undefined}
                  alt=""
                  draggable={false}
                  onLoad={() => arrive(index, 'loaded')}
                  onError={() => arrive(index, 'failed')}
                />
              </div>
            </div>
          ))}
        </div>
        <div role="status">
          {arrivals[settled] === 'failed' && (
            <p className="viewer-failure">
              {words.viewer.failed}
              {!isAtEnd && (
                <button type="button" onClick={() => moveBy(1)}>
                  {words.viewer.skip}
                </button>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="viewer-bar">
        <div className="viewer-text" aria-hidden="true">
          <p className="viewer-counter">{fill(words.counter, current)}</p>
          <p className="viewer-captions">
            {captions.map((caption, index) => (
              <span key={caption} data-current={index === current ? '' : undefined}>
                {caption}
              </span>
            ))}
          </p>
        </div>
        <p id="viewer-announcement" className="sr-only" aria-live="polite" aria-atomic="true">
          {fill(words.announcement, settled)}: {captions[settled]}
        </p>
        <div className="viewer-buttons">
          <button
            className="viewer-previous"
            type="button"
            aria-label={words.previous}
            aria-disabled={current === 0}
            onClick={() => moveBy(-1)}
          />
          <button
            ref={next}
            className="viewer-next"
            type="button"
            aria-label={words.next}
            aria-disabled={isAtEnd}
            onClick={() => moveBy(1)}
          />
          <button className="viewer-close" type="button" aria-label={words.viewer.close} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
}
