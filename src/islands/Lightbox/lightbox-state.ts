import type LightboxDialog from './LightboxDialog.tsx';

export type LightboxDialogComponent = typeof LightboxDialog;

interface Closed {
  status: 'closed';
  Dialog?: LightboxDialogComponent | undefined;
  /** Image that was shown last; undefined before the lightbox was opened. */
  lastImageId?: string | undefined;
  /** Whether a link or a typed URL changed the fragment and so closed the lightbox. */
  isNewEntry?: boolean;
}

interface Loading {
  status: 'loading';
  imageId: string;
}

interface Open {
  status: 'open';
  imageId: string;
  Dialog: LightboxDialogComponent;
}

/** The dialog failed to load. Images open as JPEG until loading succeeds. */
interface Unavailable {
  status: 'unavailable';
  /** Image of the URL; undefined if the URL has a different fragment. */
  imageId: string | undefined;
}

export type LightboxState = Closed | Loading | Open | Unavailable;

export type LightboxAction =
  /** The URL has changed. `isNewEntry` is false on Back and Forward. */
  | { type: 'navigate'; imageId: string | undefined; isNewEntry: boolean }
  | { type: 'loaded'; Dialog: LightboxDialogComponent }
  | { type: 'failed' };

/** Returns the next state, or the same object if nothing changes, so that no effect runs twice. */
export function reduceLightbox(state: LightboxState, action: LightboxAction): LightboxState {
  switch (action.type) {
    case 'navigate':
      return action.imageId === undefined
        ? closeLightbox(state, action.isNewEntry)
        : openImage(state, action.imageId);
    case 'loaded':
      return addDialog(state, action.Dialog);
    case 'failed':
      if (state.status === 'loading') return { ...state, status: 'unavailable' };
      return state.status === 'closed' ? { status: 'unavailable', imageId: undefined } : state;
  }
}

function openImage(state: LightboxState, imageId: string): LightboxState {
  if (state.status !== 'closed') return state.imageId === imageId ? state : { ...state, imageId };
  return state.Dialog ? { status: 'open', imageId, Dialog: state.Dialog } : { status: 'loading', imageId };
}

function addDialog(state: LightboxState, Dialog: LightboxDialogComponent): LightboxState {
  if (state.status === 'open') return state;
  const imageId = state.status === 'closed' ? undefined : state.imageId;
  return imageId === undefined ? { status: 'closed', Dialog } : { status: 'open', imageId, Dialog };
}

function closeLightbox(state: LightboxState, isNewEntry: boolean): LightboxState {
  switch (state.status) {
    case 'closed':
      return state;
    case 'loading':
      return { status: 'closed' };
    case 'open':
      return { status: 'closed', Dialog: state.Dialog, lastImageId: state.imageId, isNewEntry };
    case 'unavailable':
      return state.imageId === undefined ? state : { ...state, imageId: undefined };
  }
}
