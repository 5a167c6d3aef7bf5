import sharp from 'sharp';

const MAX_SIDE_PX = 3000;
const JPEG_QUALITY = 82;
const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => XML_ENTITIES[character] ?? '');

export interface PressLabel {
  owner: string;
  /** Caption in the default locale. */
  caption: string;
}

/** Returns the XMP packet with caption and credit, by the IPTC Photo Metadata Standard. sharp can't write the older IPTC block. */
const createXmp = ({
  owner,
  caption,
}: PressLabel): string => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="${escapeXml(owner)}">
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(caption)}</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/** Creates a JPEG in sRGB for print, with caption and credit. Removes the camera metadata, such as location and author. */
export const createPressImage = (original: string, label: PressLabel): Promise<Uint8Array> =>
  sharp(original)
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .withIccProfile('srgb')
    .withXmp(createXmp(label))
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
