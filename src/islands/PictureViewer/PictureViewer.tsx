import { type ReactNode, useRef } from 'react';
import viewerStyles from '../../styles/viewer.css?url';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useViewer, type ViewerPicture } from './use-viewer.ts';
import Viewer from './Viewer.tsx';
import type { ViewerLabels } from './ViewerBar.tsx';
import '../shared/recovery.ts';

interface Props {
  labels: ViewerLabels;
  /** In page order. */
  pictures: ViewerPicture[];
  /** The same, rendered by Astro: each a link to its `src` in an element with its fragment as id. */
  children?: ReactNode;
}

/** Pictures on the page that open the viewer, hence an island; until it hydrates each is a link to its picture at full size. */
export default function PictureViewer({ labels, pictures, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { shown, styleEvents, ...viewer } = useViewer(root, pictures);

  return (
    <div ref={root} className="grid items-start gap-x-gutter gap-y-[clamp(32px,4vw,64px)] md:grid-cols-12">
      {children}
      {isHydrated && <link rel="stylesheet" href={viewerStyles} {...styleEvents} />}
      {shown !== undefined && <Viewer {...{ labels, pictures, shown }} {...viewer} />}
    </div>
  );
}
