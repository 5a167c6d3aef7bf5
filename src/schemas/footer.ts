import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { list } from './list.ts';
import { sectionLink } from './section-link.ts';
import { template } from './template.ts';
import { text } from './text.ts';

/** content/sections/footer.json (specification 2, home page 8). */
export const footerSchema = () =>
  fieldGroup({
    motto: text({ help: 'El lema', example: 'Obra negra, obra abierta.' }),
    navigationLabel: text({
      help: 'El nombre de la navegación, para lectores de pantalla',
      example: 'Pie de página',
    }),
    links: list(sectionLink(), { help: 'Los enlaces, en orden' }),
    copyright: template({
      help: 'La línea legal; {year} es el año en curso',
      example: '© {year} Colectivo 2200',
    }),
    privacy: text({ help: 'El enlace al aviso de privacidad', example: 'Aviso de privacidad' }),
    place: text({ help: 'El lugar, a la derecha', example: 'Penthouse 2200, Ciudad de México' }),
  });

export type Footer = z.infer<ReturnType<typeof footerSchema>>;
