import { arch, cpus, loadavg, totalmem } from 'node:os';

const BYTES_PER_GIB = 1024 ** 3;

/**
 * The class of the machine and how busy it was, without which times cannot be compared.
 *
 * @param {string} browserVersion
 * @param {number} loadBefore what `readLoad` said at the start
 * @returns {string} Spanish, e.g. `2 núcleos (AMD EPYC), 24 GB de memoria, …; carga 0.8 al empezar y 2.1 al terminar.`
 */
export function describeMachine(browserVersion, loadBefore) {
  const cores = cpus();
  const model = cores[0]?.model.trim().replaceAll(/\s+/g, ' ') ?? '';
  const parts = [
    `${cores.length} núcleos${model ? ` (${model})` : ''}`,
    `${Math.round(totalmem() / BYTES_PER_GIB)} GB de memoria`,
    `${process.platform} ${arch()}`,
    `Chromium ${browserVersion}`,
    `Node ${process.version}`,
  ];
  const load = `carga ${loadBefore.toFixed(1)} al empezar y ${readLoad().toFixed(1)} al terminar.`;
  const isBusy = loadBefore > cores.length;
  const warning = ' Otros programas ocupaban la máquina: los tiempos valen poco, los bytes valen lo mismo.';
  return `${parts.join(', ')}; ${load}${isBusy ? warning : ''}`;
}

/** @returns {number} how many programs wanted the processor, on average of the last minute; 0 on Windows, which does not say */
export function readLoad() {
  return loadavg()[0] ?? 0;
}
