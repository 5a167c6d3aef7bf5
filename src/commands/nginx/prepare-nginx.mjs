import { fetchProgram, findProgram } from '../debian/debian-program.mjs';
import { say } from '../steps/run-step.mjs';

if (!findProgram('nginx')) {
  say('▸ Trayendo nginx de Debian para las pruebas');
  if (!(await fetchProgram('nginx')))
    say('  No hay nginx aquí y no se pudo traer (hace falta Debian y ser root): sus pruebas se saltan');
}
