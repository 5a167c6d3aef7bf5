import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Site } from '../../schemas/site.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useViewer } from './use-viewer.ts';
import Viewer, { ViewerStyles, type ViewerWords } from './Viewer.tsx';

interface Props {
  words: ViewerWords;
  /** One for each picture, in page order; '' where it has none. */
  captions: string[];
  notices: Site['notices'];
  /** The pictures, rendered by Astro: each a link to its widest version in an element with the id `foto-N`. */
  children?: ReactNode;
}

const PLACE = /^foto-(\d+)$/;

/**
 * The further pictures of an exhibition. It is an island because each opens the viewer, as those of the gallery
 * do; until it hydrates each is a link to its picture at full size.
 */
export default function PictureViewer({ words, captions, notices, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { opened, open, ...viewer } = useViewer(root);

  const handleClick = (event: MouseEvent) => {
    const place = (event.target as Element).closest('a')?.parentElement?.id ?? '';
    const number = PLACE.exec(place)?.[1];
    if (number === undefined || hasModifier(event)) return;
    event.preventDefault();
    open(Number(number) - 1);
  };

  return (
    // Clicks bubble up from the links inside.
    <div
      ref={root}
      role="none"
      className="exhibition-pictures grid items-start gap-x-gutter"
      onClick={handleClick}
    >
      {children}
      {isHydrated && <ViewerStyles />}
      {opened && <Viewer {...{ words, captions, notices }} {...opened} {...viewer} />}
    </div>
  );
}
