import { type ReactNode, useRef } from 'react';
import type { Site } from '../../schemas/site.ts';
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

/** Pictures on the page that open the viewer, hence an island; until it hydrates each is a link to its picture at full size. */
export default function PictureViewer({ words, captions, notices, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { opened, ...viewer } = useViewer(root);

  return (
    <div ref={root} className="exhibition-pictures grid items-start gap-x-gutter md:grid-cols-12">
      {children}
      {isHydrated && <ViewerStyles />}
      {opened && <Viewer {...{ words, captions, notices }} {...opened} {...viewer} />}
    </div>
  );
}
