/** `npm run schemas`: rewrites what VS Code reads to help editors while they type. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFrontMatterHelp } from '../json-schemas/front-matter-help.ts';
import { listSchemaFiles, printJson, SCHEMAS_FOLDER } from '../json-schemas/schema-files.ts';

const root = join(import.meta.dirname, '..', '..');
await rm(join(root, SCHEMAS_FOLDER), { recursive: true, force: true });
for (const { file, schema } of listSchemaFiles()) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), printJson(schema));
}
await writeFrontMatterHelp(root);
console.log(`✓ La ayuda de VS Code está al día: ${SCHEMAS_FOLDER}`);
