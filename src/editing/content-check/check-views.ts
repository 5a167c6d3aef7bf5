import { z } from 'astro/zod';
import { getNodeValue } from 'jsonc-parser';
import { CONTENT_FILES } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/error-map.ts';
import type { PictureField } from '../../schemas/picture-field.ts';
import { readJson } from './check-json.ts';
import { readTextFile } from './read-text-file.ts';

const { gallery, plans } = CONTENT_FILES;

// Lenient: other errors of these files are reported by their own schemas.
const PLANS = z.object({ plans: z.array(z.object({ id: z.string().catch('') }).catch({ id: '' })) });
const PICTURE = z.object({ view: z.object({ plan: z.string() }) });

/** The gallery's file with a schema that refuses views on unknown plans; where plans.json can't be parsed, any plan is accepted. */
export const galleryWithPlans = async (root: string) => {
  const text = await readTextFile(root, plans.file);
  const { tree } = readJson(typeof text === 'string' ? text : '');
  const { data } = PLANS.safeParse(tree && getNodeValue(tree));
  const ids = data?.plans.map(({ id }) => id);
  const refuseUnknown = z.superRefine(
    (pictures, context) => {
      for (const [index, picture] of (Array.isArray(pictures) ? pictures : []).entries()) {
        const { plan } = PICTURE.safeParse(picture).data?.view ?? {};
        if (plan === undefined || ids === undefined || ids.includes(plan)) continue;
        const known = ids.join(', ') || 'todavía no hay';
        const message = `Se encontró ${quote(plan)}. Se espera una planta de ${plans.file} (${known}). Escríbela ahí o quita «view».`;
        context.addIssue({ code: 'custom', path: [index, 'view', 'plan'], message });
      }
    },
    { when: () => true },
  );
  return { ...gallery, schema: (field: PictureField) => gallery.schema(field).check(refuseUnknown) };
};
