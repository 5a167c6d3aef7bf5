/** Writes a new exhibition and says what to do next. Its argument is the title; `new-exhibition.mjs` starts it. */
import { STAND_IN } from '../content-check/check-stand-ins.ts';
import { PICTURE_RULES } from '../content-check/picture-rules.ts';
import { writeFrontMatterHelp } from '../json-schemas/front-matter-help.ts';
import { PROJECT_ROOT } from '../../commands/project.mjs';
import { say } from '../../commands/steps/run-step.mjs';
import { createExhibition } from './exhibition-files.mjs';

const { id, name, file, picture } = await createExhibition(PROJECT_ROOT, process.argv[2] ?? '');
// So that VS Code helps in the new file at once, also while no `npm run dev` is open.
await writeFrontMatterHelp(PROJECT_ROOT);
const { width, height, frame } = PICTURE_RULES.exhibition;
say(`✓ ${file}, con el número ${id}. Es un borrador: nadie lo ve todavía.

Qué sigue:
1. Pon tu foto en lugar de ${picture}, con ese mismo nombre: JPG de ${width} × ${height} px o más, en forma ${frame}.
2. Abre ${file} y cambia todo lo que dice «${STAND_IN}». Cada línea trae su explicación.
3. Para verla, ejecuta npm run dev y borra la línea draft: true. Está en Próximas: http://localhost:4321/#${name}
4. Para publicarla: npm run check:content y npm run build (content/LEEME.md, «Verlo y publicarlo»).
Para pasarla después a Actual o a Pasadas, cambia la palabra de status: actual, pasada.`);
