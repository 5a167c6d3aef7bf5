import { writeFeed } from '../../feeds/rss.ts';

/** The feed of every exhibition. */
export const GET = (): Promise<Response> => writeFeed();
