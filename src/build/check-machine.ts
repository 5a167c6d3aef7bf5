/** What Vite reads as part of a URL, and Tailwind as a pattern of files, which would publish pages without styles. */
const MISREAD_PATH = /[#?%"{}*|]|[@+!]\(/;

/** Throws an Error in Spanish, without a stack, where a build would fail with another message or publish something else. */
export function checkMachine(folder: string, { NODE_ENV }: NodeJS.ProcessEnv, isBuild: boolean): void {
  const machineError = (text: string) => Object.assign(new Error(text), { stack: '' });
  if (MISREAD_PATH.test(folder))
    throw machineError(
      `La carpeta del proyecto es ${folder}. Cámbiale el nombre: sin # ? % " { } * | @( +( ni !(.`,
    );
  if (isBuild && NODE_ENV && NODE_ENV !== 'production')
    throw machineError(
      `NODE_ENV es ${NODE_ENV}: se publicaría el React de desarrollo. Bórrala antes: unset NODE_ENV.`,
    );
}
