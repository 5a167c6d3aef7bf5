import { loadEnv } from 'vite';

/** Characters that Vite parses as part of a URL, or Tailwind as a glob. Tailwind would then generate no styles. */
const UNSUPPORTED_PATH = /[#?%"{}*|]|[@+!]\(/;

/** Names that Astro and Vite set in `import.meta.env`. An environment variable with the same name would override them. */
export const RESERVED_VARIABLES = ['SITE', 'BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'ASSETS_PREFIX'];

const createSpanishError = (text: string): Error => Object.assign(new Error(text), { stack: '' });

/** Throws a Spanish error without a stack if the path of the project or the value of `NODE_ENV` would break a build. */
export function checkBuildEnvironment(
  folder: string,
  { NODE_ENV }: NodeJS.ProcessEnv,
  isBuild: boolean,
): void {
  if (UNSUPPORTED_PATH.test(folder))
    throw createSpanishError(
      `La carpeta del proyecto es ${folder}. Cámbiale el nombre: sin # ? % " { } * | @( +( ni !(.`,
    );
  if (isBuild && NODE_ENV && NODE_ENV !== 'production')
    throw createSpanishError(
      `NODE_ENV es ${NODE_ENV}: se publicaría el React de desarrollo. Bórrala antes: unset NODE_ENV.`,
    );
}

/** Deletes reserved variables from the environment. Throws a Spanish error without a stack if an `.env` file sets a reserved variable. */
export function unsetReservedVariables(folder: string): void {
  for (const name of RESERVED_VARIABLES) Reflect.deleteProperty(process.env, name);
  const variables = loadEnv('production', folder, RESERVED_VARIABLES);
  const reserved = RESERVED_VARIABLES.find((name) => name in variables);
  if (reserved)
    throw createSpanishError(`Un archivo .env tiene ${reserved}, que Astro usa para sí. Quítalo de ahí.`);
}
