import { loadEnv } from 'vite';

/** What Vite reads as part of a URL, and Tailwind as a pattern of files, which would publish pages without styles. */
const MISREAD_PATH = /[#?%"{}*|]|[@+!]\(/;

/** Names that Astro and Vite set in `import.meta.env`: a variable of the environment with one of them would win. */
export const RESERVED_VARIABLES = ['SITE', 'BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'ASSETS_PREFIX'];

const machineError = (text: string): Error => Object.assign(new Error(text), { stack: '' });

/** Throws an Error in Spanish, without a stack, where a build would fail with another message or publish something else. */
export function checkMachine(folder: string, { NODE_ENV }: NodeJS.ProcessEnv, isBuild: boolean): void {
  if (MISREAD_PATH.test(folder))
    throw machineError(
      `La carpeta del proyecto es ${folder}. Cámbiale el nombre: sin # ? % " { } * | @( +( ni !(.`,
    );
  if (isBuild && NODE_ENV && NODE_ENV !== 'production')
    throw machineError(
      `NODE_ENV es ${NODE_ENV}: se publicaría el React de desarrollo. Bórrala antes: unset NODE_ENV.`,
    );
}

/** Takes those names out of the environment; throws an Error in Spanish, without a stack, where an `.env` file of the folder has one. */
export function unsetReservedVariables(folder: string): void {
  for (const name of RESERVED_VARIABLES) Reflect.deleteProperty(process.env, name);
  const variables = loadEnv('production', folder, RESERVED_VARIABLES);
  const taken = RESERVED_VARIABLES.find((name) => name in variables);
  if (taken) throw machineError(`Un archivo .env tiene ${taken}, que Astro usa para sí. Quítalo de ahí.`);
}
