import sharp from 'sharp';

const LONGEST_SIDE_PX = 3000;
const QUALITY = 82;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** What is written into a photograph: whom to name, and its caption in Spanish; the other languages have a list of captions beside it. */
export type PressLabel = Record<'owner' | 'caption', string>;

/** Caption and credit as the IPTC's photo metadata standard writes them in XMP: sharp writes no older IPTC block. */
const writeXmp = ({ owner, caption }: PressLabel) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="${escapeXml(owner)}">
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(caption)}</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/** A photograph for print: a JPEG in sRGB with caption and credit, and without what the camera wrote about place and author. */
export const createPressImage = (original: string, label: PressLabel): Promise<Uint8Array> =>
  sharp(original)
    .autoOrient()
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .withIccProfile('srgb')
    .withXmp(writeXmp(label))
    .jpeg({ quality: QUALITY })
    .toBuffer();
