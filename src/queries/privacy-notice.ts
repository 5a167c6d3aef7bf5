import { getEntry, render } from 'astro:content';

/** The privacy notice as a component. Throws when its file is gone: the content check says so before. */
export const getPrivacyNotice = async () => {
  const notice = await getEntry('privacyNotice', 'privacy');
  if (!notice) throw new Error('No hay aviso de privacidad. Ejecuta: npm run check:content');
  return (await render(notice)).Content;
};
