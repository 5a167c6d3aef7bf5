/** `npm run new:exhibition -- "Título"`: writes a new exhibition and says what to do next. */
import { join } from 'node:path';
import { describeSize } from '../../schemas/picture-field.ts';
import { PLACEHOLDER } from '../content-check/check-exhibitions.ts';
import { createExhibition, TitleRefused } from './create-exhibition.ts';

const USAGE = `Escribe el título entre comillas:

  npm run new:exhibition -- "Dos: la segunda"`;

const begin = async (title: string): Promise<void> => {
  if (title === '' || title.startsWith('--')) throw new TitleRefused(`Falta el título. ${USAGE}`);
  const { id, file, picture } = await createExhibition(join(import.meta.dirname, '..', '..', '..'), title);
  console.log(`✓ ${file}, con el número ${id}. Es un borrador: nadie lo ve todavía.

Qué sigue:
1. Pon tu foto en lugar de ${picture}, con ese mismo nombre: JPG de ${describeSize('exhibition')}.
2. Abre ${file} y cambia todo lo que dice «${PLACEHOLDER}». Cada línea trae su explicación.
3. Para verla, ejecuta npm run dev y borra la línea draft: true. Está en la pestaña Próximas.
4. Para publicarla: npm run check:content y npm run build (content/LEEME.md, «Verlo y publicarlo»).
Para pasarla después a Actual o a Pasadas, cambia la palabra de status: actual, pasada.`);
};

// An unquoted title arrives as several arguments.
const title = process.argv
  .slice(2)
  .join(' ')
  .replace(/[\s\p{Cc}]+/gu, ' ')
  .trim();
try {
  await begin(title);
} catch (error) {
  if (!(error instanceof TitleRefused)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
