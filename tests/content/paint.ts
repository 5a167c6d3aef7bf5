import sharp from 'sharp';

/** A plain grey picture of that size in pixels, as file content. */
export const paint = (width: number, height: number, format: 'jpeg' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .toFormat(format)
    .toBuffer();
