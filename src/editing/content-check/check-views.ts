import { z } from 'astro/zod';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/error-map.ts';
import { readJsonFile } from './check-json.ts';
import { type ContentError, errorsOf } from './content-error.ts';

// Lenient: other errors of these files are reported by their own schemas.
const PLANS = z.object({ plans: z.array(z.object({ id: z.string() })) });
const PICTURES = z.array(z.object({ view: z.object({ plan: z.string() }).optional().catch(undefined) }));

/** Views of the gallery on plans that plans.json doesn't have; where that file can't be read, any plan is accepted. */
export const checkViews = async (root: string): Promise<ContentError[]> => {
  const { gallery, plans } = CONTENT_FILES;
  const { source } = await readJsonFile(root, gallery.file);
  const { data } = PLANS.safeParse((await readJsonFile(root, plans.file)).source?.data);
  const known = data?.plans.map(({ id }) => id);
  const pictures = PICTURES.safeParse(source?.data).data ?? [];
  return pictures.flatMap(({ view }, index) => {
    if (!known || !view || known.includes(view.plan)) return [];
    const message = `Se encontró ${quote(view.plan)}. Se espera una planta de ${plans.file} (${known.join(', ') || 'todavía no hay'}). Escríbela ahí o quita «view».`;
    return errorsOf(gallery.file)(
      message,
      source?.lineOf([index, 'view', 'plan']),
      `[${index + 1}].view.plan`,
    );
  });
};
