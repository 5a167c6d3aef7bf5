import type { AstroIntegration } from 'astro';

/**
 * Integration that throws a Spanish error without a stack if `base` isn't `/`, because links in content/ only work at the root of a domain.
 */
export const basePathCheck = (): AstroIntegration => ({
  name: 'check-base',
  hooks: {
    'astro:config:setup': ({ config: { base } }) => {
      if (base === '/') return;
      const text = `base es "${base}": el sitio se publica en la raíz de un dominio, no en una carpeta suya, donde sus enlaces no llevarían a nada. Quita base; en GitHub Pages pon un dominio propio o llama usuario.github.io al repositorio.`;
      throw Object.assign(new Error(text), { stack: '' });
    },
  },
});
