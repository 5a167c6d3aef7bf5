import sharp from 'sharp';

/** Enough to be another file with other details in it, too little to be another picture. */
const TRIM_PER_COPY = 0.012;

/**
 * Writes a picture anew, cropped a little more with each number, at the size of the original.
 *
 * @param {string} from path of the original
 * @param {string} to path of the copy
 * @param {number} number of the copy, from 1
 */
export async function writeCroppedCopy(from, to, number) {
  const original = sharp(from);
  const { width, height } = await original.metadata();
  const trim = TRIM_PER_COPY * number;
  const left = Math.round(width * trim);
  const top = Math.round(height * trim);
  await original
    .extract({ left, top, width: width - left, height: height - top })
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toFile(to);
}
