import { type JSX, useState } from 'react';
import { LIGHTBOX_PORTRAIT } from '../../styles/screens.ts';
import type { PageImage } from './parse-page-images.ts';
import type { LoadState } from './use-image-loading.ts';

interface Props {
  image: PageImage & { thumbnail?: string | undefined };
  alt: string;
  /** Width divided by height. */
  ratio: number;
  /** Whether the image fills the height of a portrait viewport, and is wider than the viewport. */
  isCropped: boolean;
  isZoomed: boolean;
  isHidden?: boolean;
  isRequested: boolean;
  loadState: LoadState | undefined;
  onLoadState: (src: string, loadState: LoadState) => void;
}

/** Shows the file that the page has loaded, or the thumbnail, until a file of the required size has loaded: AVIF, or JPEG if AVIF fails. */
export default function SlideImage(props: Props): JSX.Element {
  const { image, isRequested, loadState, onLoadState } = props;
  const [isAvif, setIsAvif] = useState(true);
  const hasFailed = loadState === 'failed';
  const placeholder = image.loaded ?? image.thumbnail;
  const sizes = props.isCropped ? `${LIGHTBOX_PORTRAIT} 160vw, 100vw` : '100vw';
  const style = {
    '--ratio': props.ratio,
    '--widest': `${image.widest}px`,
    backgroundImage: placeholder && `url("${placeholder}")`,
  };
  const handleError = () => {
    if (hasFailed) return;
    if (!isAvif) onLoadState(image.src, 'failed');
    setIsAvif(!isAvif);
  };
  return (
    <picture className={props.isHidden ? 'invisible' : undefined} style={style}>
      {isRequested && isAvif && !hasFailed && (
        <source type="image/avif" srcSet={image.avif} sizes={props.isZoomed ? `${image.widest}px` : sizes} />
      )}
      {isRequested && (
        <img
          src={hasFailed ? image.loaded : image.src}
          alt={props.alt}
          lang={image.altLang}
          draggable={false}
          onLoad={() => loadState ?? onLoadState(image.src, 'loaded')}
          onError={handleError}
        />
      )}
    </picture>
  );
}
