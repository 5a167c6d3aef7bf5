import { expect, test } from 'vitest';
import { altText } from '../../src/schemas/alternative-text.ts';

const accepts = (text: string): boolean => altText().safeParse(text).success;

/** Names that programs give, and what stands where nobody has written. */
const SILENT = [
  ...[
    'Copia de IMG_2034',
    'Descripción de la imagen',
    'Imagen de',
    'Una foto',
    'Imagen 1 de 5',
    'Foto principal',
    'Logo',
  ],
  ...[
    'Sin texto alternativo',
    'alt=""',
    'Obra 1',
    'Por confirmar',
    'Diseño sin título',
    'descarga (1)',
    'asdf',
  ],
  'Una mano. Descripción generada automáticamente',
  ...[
    'foto.jpg',
    'Foto final.JPEG',
    'IMG_2034',
    'IMG 2034',
    'DSC01234',
    'P1050936',
    '20260415_103000',
    '08-escalera',
  ],
  ...[
    '08-escalera-al-roof-garden',
    'ventanal-panoramico',
    'image1',
    'Imagen (2)',
    'Diapositiva3',
    'AdobeStock_123456',
  ],
  ...[
    'WhatsApp Image 2026-04-15 at 10.30.00',
    'Imagen de WhatsApp 2026-04-15 a las 10.30.00',
    'WHATSAPP IMAGE',
  ],
  ...[
    'Captura de pantalla 2026-04-15 a la(s) 10.30',
    'Captura de pantalla',
    'Screenshot 2026-04-15',
    'Screen Shot 2026',
  ],
  ...[
    'Untitled',
    'Untitled-1',
    'Sin título',
    'Imagen',
    'foto',
    'Foto.',
    'alt',
    'alt text',
    'Texto alternativo',
  ],
  ...[
    'Sin descripción',
    'SIN DESCRIPCIÓN',
    'TODO',
    '[TODO]',
    'TODO: describir',
    'Pendiente',
    'N/A',
    'x',
    'A.',
    '…',
    '12',
  ],
];

test.each(SILENT)('the alternative text %j says nothing', (text) => {
  expect(accepts(text)).toBe(false);
});

const TOLD = [
  ...[
    'Foto-mural',
    'Autorretrato-collage',
    'Foto-mural de la entrada',
    'Todo el piso, vacío',
    'Nada',
    'La obra en la sala',
    'Imagen de una virgen tallada',
    'Imagen doble de una mano',
  ],
  ...[
    'Captura de pantalla de un video: dos manos',
    'Nada más que luz',
    'Sala 2026',
    'Retrato',
    '光の家',
    'Dos x-acto en la mesa',
  ],
  ...['Falta un muro', 'Prueba de color sobre yeso', 'Altar de muertos', 'Pantalla', 'Picnic en la azotea'],
];

test.each(TOLD)('the alternative text %j is right', (text) => {
  expect(accepts(text)).toBe(true);
});
