import type { AstroIntegration } from 'astro';

/** Refuses, in Spanish and without a stack, a site below a path: links of content/, headers and `/editar` begin at the root. */
export const checkBase = (): AstroIntegration => ({
  name: 'check-base',
  hooks: {
    'astro:config:setup': ({ config: { base } }) => {
      if (base === '/') return;
      const text = `base es "${base}": el sitio se publica en la raíz de un dominio, no en una carpeta suya, donde sus enlaces no llevarían a nada. Quita base; en GitHub Pages pon un dominio propio o llama usuario.github.io al repositorio.`;
      throw Object.assign(new Error(text), { stack: '' });
    },
  },
});
