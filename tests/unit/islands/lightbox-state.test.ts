import { describe, expect, test } from 'vitest';
import {
  type LightboxAction,
  type LightboxDialogComponent,
  type LightboxState,
  reduceLightbox,
} from '../../../src/islands/Lightbox/lightbox-state.ts';
import { reduceLoadStates } from '../../../src/islands/Lightbox/use-image-loading.ts';

const Dialog = (() => null) as unknown as LightboxDialogComponent;

const CLOSED: LightboxState = { status: 'closed' };
const CLOSED_WITH_DIALOG: LightboxState = { status: 'closed', Dialog };
const LOADING: LightboxState = { status: 'loading', imageId: 'foto-1' };
const OPEN: LightboxState = { status: 'open', imageId: 'foto-1', Dialog };
const UNAVAILABLE: LightboxState = { status: 'unavailable', imageId: undefined };

const navigateTo = (imageId: string | undefined, isNewEntry = false): LightboxAction => ({
  type: 'navigate',
  imageId,
  isNewEntry,
});

describe('reduceLightbox', () => {
  test('lightbox loads the dialog for the first image', () => {
    expect(reduceLightbox(CLOSED, navigateTo('foto-1'))).toEqual(LOADING);
  });

  test('lightbox opens an image at once when the dialog has loaded before', () => {
    expect(reduceLightbox(CLOSED_WITH_DIALOG, navigateTo('foto-1'))).toEqual(OPEN);
  });

  test('lightbox opens the image selected last while the dialog was loading', () => {
    const loading = reduceLightbox(LOADING, navigateTo('foto-2'));
    expect(reduceLightbox(loading, { type: 'loaded', Dialog })).toEqual({ ...OPEN, imageId: 'foto-2' });
  });

  test('lightbox stays closed when the dialog loads after Back', () => {
    const closed = reduceLightbox(LOADING, navigateTo(undefined));
    expect(reduceLightbox(closed, { type: 'loaded', Dialog })).toEqual(CLOSED_WITH_DIALOG);
  });

  test('lightbox keeps the last image and its entry when it closes', () => {
    expect(reduceLightbox(OPEN, navigateTo(undefined, true))).toEqual({
      ...CLOSED_WITH_DIALOG,
      lastImageId: 'foto-1',
      isNewEntry: true,
    });
  });

  test('lightbox clears the last image when it opens again', () => {
    const closed = reduceLightbox(OPEN, navigateTo(undefined));
    expect(reduceLightbox(closed, navigateTo('foto-1'))).toEqual(OPEN);
  });

  test('lightbox keeps the requested image when the dialog fails to load', () => {
    expect(reduceLightbox(LOADING, { type: 'failed' })).toEqual({ ...UNAVAILABLE, imageId: 'foto-1' });
    const closed = reduceLightbox(LOADING, navigateTo(undefined));
    expect(reduceLightbox(closed, { type: 'failed' })).toEqual(UNAVAILABLE);
  });

  test('lightbox stays unavailable when another image is requested', () => {
    const requested = reduceLightbox(UNAVAILABLE, navigateTo('foto-2'));
    expect(requested).toEqual({ ...UNAVAILABLE, imageId: 'foto-2' });
    expect(reduceLightbox(requested, navigateTo(undefined))).toEqual(UNAVAILABLE);
  });

  test('lightbox opens the requested image when a retry succeeds', () => {
    const requested = reduceLightbox(UNAVAILABLE, navigateTo('foto-1'));
    expect(reduceLightbox(requested, { type: 'loaded', Dialog })).toEqual(OPEN);
  });

  test.each([
    [CLOSED, navigateTo(undefined)],
    [OPEN, navigateTo('foto-1')],
    [OPEN, { type: 'loaded', Dialog }],
    [UNAVAILABLE, navigateTo(undefined)],
    [UNAVAILABLE, { type: 'failed' }],
  ] as const)('reduceLightbox returns the same state object for %j after %j', (state, action) => {
    expect(reduceLightbox(state, action)).toBe(state);
  });
});

describe('reduceLoadStates', () => {
  test('reduceLoadStates requests a failed image again', () => {
    const states = reduceLoadStates({ '/b.jpg': 'loaded' }, { type: 'failed', src: '/a.jpg' });
    expect(states).toEqual({ '/a.jpg': 'failed', '/b.jpg': 'loaded' });
    expect(reduceLoadStates(states, { type: 'retry', src: '/a.jpg' })).toEqual({ '/b.jpg': 'loaded' });
  });

  test('reduceLoadStates keeps a loaded image', () => {
    const states = { '/a.jpg': 'loaded' } as const;
    expect(reduceLoadStates(states, { type: 'retry', src: '/a.jpg' })).toBe(states);
  });
});
