import type { z } from 'astro/zod';
import { altText } from './alt-text.ts';
import { emailAddress } from './contact-way.ts';
import { contactRequest } from './contact-request.ts';
import { countryCode } from './country-code.ts';
import { fieldGroup } from './field-group.ts';
import { languageTag } from './language-tag.ts';
import { list } from './list.ts';
import type { PictureField } from './picture-field.ts';
import { sectionLink } from './section-link.ts';
import { quote } from './found-value.ts';
import { isSecureAddress, secureAddress } from './secure-address.ts';
import { text } from './text.ts';

const URL_EXAMPLE = 'https://penthouse2200.example.com';

const siteAddress = () =>
  secureAddress({
    help: 'La dirección del sitio publicado, sin diagonal al final',
    example: URL_EXAMPLE,
  }).refine((value) => !isSecureAddress(value) || new URL(value).origin === value, {
    error: ({ input }) =>
      `Se encontró ${quote(String(input))}. Se espera solo el dominio, sin diagonal ni nada más al final, por ejemplo "${URL_EXAMPLE}".`,
  });

/** content/site.json: names, navigation, the card shown when someone shares the page, who and where (specification 2). */
export const siteSchema = (picture: PictureField) =>
  fieldGroup({
    name: text({ help: 'El nombre que se lee arriba a la izquierda', example: 'Penthouse 2200' }),
    url: siteAddress(),
    language: languageTag({
      help: 'El idioma de la página, para navegadores y lectores de pantalla',
      example: 'es-MX',
    }),
    skipLink: text({
      help: 'El enlace para saltar la navegación con el teclado',
      example: 'Ir al contenido',
    }),
    share: fieldGroup({
      title: text({
        help: 'El título al compartir la página',
        example: 'Penthouse 2200: obra negra, obra abierta',
      }),
      description: text({
        help: 'La línea bajo ese título',
        example: 'Se vende; mientras tanto, se exhibe.',
      }),
      image: picture('share').describe('La imagen al compartir la página'),
      imageAlt: altText(),
    }).describe('Lo que se ve al compartir la página en un mensaje o una red'),
    navigation: fieldGroup({
      label: text({ help: 'El nombre de la navegación, para lectores de pantalla', example: 'Principal' }),
      homeLabel: text({ help: 'Cómo se lee en voz alta la marca', example: 'Penthouse 2200, inicio' }),
      links: list(sectionLink(), { help: 'Los enlaces de la barra, en orden' }),
      visit: contactRequest().describe('El botón de la barra'),
      openMenu: text({ help: 'El botón del menú cuando está cerrado', example: 'Abrir menú' }),
      closeMenu: text({ help: 'El botón del menú cuando está abierto', example: 'Cerrar menú' }),
      menuNote: text({
        help: 'La línea sobre el botón en el menú del teléfono',
        example: 'Jueves a domingo, con cita previa',
      }),
    }).describe('La barra de arriba'),
    notices: fieldGroup({
      label: text({ help: 'El nombre de la zona de avisos, para lectores de pantalla', example: 'Avisos' }),
      close: text({ help: 'El botón que cierra un aviso', example: 'Cerrar aviso' }),
    }).describe('Los avisos que aparecen en una esquina'),
    securityContact: emailAddress({
      help: 'El correo para quien encuentre una falla de seguridad en el sitio',
      example: 'seguridad@example.com',
    }),
    collective: text({ help: 'Quién organiza las exhibiciones', example: 'Colectivo 2200' }),
    place: fieldGroup({
      city: text({ help: 'La ciudad', example: 'Ciudad de México' }),
      country: countryCode({ help: 'El país, en dos letras mayúsculas', example: 'MX' }),
    }).describe('Dónde está el penthouse'),
  });

export type Site = z.infer<ReturnType<typeof siteSchema>>;
