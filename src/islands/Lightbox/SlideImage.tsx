import { useState } from 'react';
import type { PageImage } from './parse-page-images.ts';

/** Of a picture that has been asked for. */
export type LoadState = 'loaded' | 'failed';

interface Props extends Omit<Partial<PageImage>, 'src' | 'alt'>, Pick<PageImage, 'src' | 'alt'> {
  /** Width divided by height. */
  ratio: number;
  thumbnail?: string | undefined;
  /** Upright a picture of the house fills the height, and is about so much wider than the window. */
  isCropped: boolean;
  isEnlarged: boolean;
  /** Until it has come, what stands below it is shown. */
  isHidden?: boolean;
  isWanted: boolean;
  loadState: LoadState | undefined;
  onLoadState: (loadState: LoadState) => void;
}

/** A picture in the size that is shown, in AVIF or else as a JPEG; until it has come, the file that the page has, or its thumbnail. */
export default function SlideImage(props: Props) {
  const { avif, widest = 0, src, loaded, thumbnail, isWanted, loadState, onLoadState } = props;
  const [isAvif, setIsAvif] = useState(true);
  const hasFailed = loadState === 'failed';
  const sizes = props.isCropped ? '(orientation: portrait) 160vw, 100vw' : '100vw';
  const style = {
    '--ratio': props.ratio,
    '--widest': `${widest}px`,
    backgroundImage: (loaded ?? thumbnail) && `url("${loaded ?? thumbnail}")`,
  };
  const handleError = () => {
    if (hasFailed) return;
    if (!isAvif) onLoadState('failed');
    setIsAvif(!isAvif);
  };
  return (
    <picture className={props.isHidden ? 'invisible' : undefined} style={style}>
      {isWanted && isAvif && !hasFailed && (
        <source type="image/avif" srcSet={avif} sizes={props.isEnlarged ? `${widest}px` : sizes} />
      )}
      {isWanted && (
        <img
          src={hasFailed ? loaded : src}
          alt={props.alt}
          draggable={false}
          onLoad={() => loadState ?? onLoadState('loaded')}
          onError={handleError}
        />
      )}
    </picture>
  );
}
