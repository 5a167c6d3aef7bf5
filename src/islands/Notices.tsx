import { useEffect } from 'react';
import { Toaster } from 'sonner';
import styles from '../styles/notices.css?url';

interface Props {
  /** Name of the live region. */
  label: string;
  closeLabel: string;
}

const MAX_VISIBLE = 3;
const GAP_PX = 12;
const EDGE_PX = 24;
const NARROW_EDGE_PX = 16;
const TITLE_FONT = '500 1em "Special Gothic"';

/**
 * The corner where notices appear, a polite live region that is there before any of them (design §3.9). Its styles come
 * as a file with it, so that a page nobody touches does not carry them; React waits for the file before it shows this.
 */
export default function Notices({ label, closeLabel }: Props) {
  useEffect(() => {
    // A notice may have to say that the connection is gone: its face must be here by then, or the fallback shows.
    document.fonts.load(TITLE_FONT).catch(() => undefined);
  }, []);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Toaster
        position="bottom-right"
        visibleToasts={MAX_VISIBLE}
        gap={GAP_PX}
        offset={EDGE_PX}
        mobileOffset={NARROW_EDGE_PX}
        customAriaLabel={label}
        closeButton
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: { title: 'notice-title', description: 'notice-text', closeButton: 'notice-close' },
        }}
      />
    </>
  );
}
