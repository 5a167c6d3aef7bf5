import type { JSX } from 'react';
import { interpolate, type Template } from '../../i18n/interpolate.ts';
import type { LightboxStrings } from './lightbox-content.ts';
import type { Comparison, LightboxImage } from './parse-page-images.ts';

interface Props {
  strings: LightboxStrings;
  images: readonly LightboxImage[];
  index: number;
  /** Comparison whose state of today the lightbox shows instead of the image; undefined if it shows the image. */
  comparison: Comparison | undefined;
}

const joinNonEmpty = (separator: string, ...texts: (string | undefined)[]): string =>
  texts.filter(Boolean).join(separator);

interface Announcement {
  text: string;
  /** Attribute `lang`; undefined if the text has the language of the page. */
  lang: string | undefined;
}

const describeToday = ({ today }: Comparison): Announcement => ({ text: today.alt, lang: today.altLang });

/** Returns the caption of an image, or its alternative text if it has no caption, and the credit. */
function describeImage(image: LightboxImage | undefined): Announcement {
  if (!image) return { text: '', lang: undefined };
  const { caption, alt, credit } = image;
  return {
    text: joinNonEmpty('. ', caption || alt, credit),
    lang: caption ? image.lang : image.altLang,
  };
}

/** Shows counter and caption of the current image, and announces them. */
export default function LightboxCaption({ strings, images, index, comparison }: Props): JSX.Element {
  const formatCounter = (template: Template<'n' | 'total'>) =>
    interpolate(template, { n: index + 1, total: images.length });
  const captions = images.map(({ caption, credit }, position) =>
    comparison && position === index
      ? joinNonEmpty(' · ', comparison.title, comparison.choices.today, credit)
      : joinNonEmpty(' · ', caption, credit),
  );
  const announcement = comparison ? describeToday(comparison) : describeImage(images[index]);
  return (
    <>
      <div className="lightbox-caption" aria-hidden="true">
        <p className="tabular-nums" dir="ltr">
          {formatCounter(strings.counter)}
        </p>
        {/* Captions are stacked, so that the longest one determines the height and the image keeps its size. */}
        <p className="grid flex-1 items-center text-note text-smoke">
          {captions.map((text, position) => (
            <span
              key={position}
              lang={images[position]?.lang}
              className={`[grid-area:1/1] ${position === index ? '' : 'invisible'}`}
            >
              {text}
            </span>
          ))}
        </p>
      </div>
      <p
        id="lightbox-announcement"
        lang={announcement.lang}
        className="sr-only"
        aria-live="polite"
        aria-atomic="true"
      >
        {`${formatCounter(strings.announcement)}: ${announcement.text}`}
      </p>
    </>
  );
}
