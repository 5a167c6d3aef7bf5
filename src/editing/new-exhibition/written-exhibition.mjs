/** `npm run new:exhibition -- "Título"`: writes a new exhibition and says what to do next. */
import { join } from 'node:path';
import { STAND_IN } from '../content-check/check-stand-ins.ts';
import { PICTURE_RULES } from '../content-check/picture-rules.ts';
import { writeFrontMatterHelp } from '../json-schemas/front-matter-help.ts';
import { createExhibition } from './exhibition-files.mjs';
import { readTitle } from './title.mjs';

const PROJECT_ROOT = join(import.meta.dirname, '..', '..', '..');

const { id, name, file, picture } = await createExhibition(PROJECT_ROOT, readTitle(process.argv.slice(2)));
// So that VS Code helps in the new file at once, also while no `npm run dev` is open.
await writeFrontMatterHelp(PROJECT_ROOT);
const { width, height, frame } = PICTURE_RULES.exhibition;
console.log(`✓ ${file}, con el número ${id}. Es un borrador: nadie lo ve todavía.

Qué sigue:
1. Pon tu foto en lugar de ${picture}, con ese mismo nombre: JPG de ${width} × ${height} px o más, en forma ${frame}.
2. Abre ${file} y cambia todo lo que dice «${STAND_IN}». Cada línea trae su explicación.
3. Para verla, ejecuta npm run dev y borra la línea draft: true. Está en Próximas: http://localhost:4321/#${name}
4. Para publicarla: npm run check:content y npm run build (content/LEEME.md, «Verlo y publicarlo»).
Para pasarla después a Actual o a Pasadas, cambia la palabra de status: actual, pasada.`);
