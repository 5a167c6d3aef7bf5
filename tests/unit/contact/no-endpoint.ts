/** What `astro:env/client` holds in a build for which the owner named no endpoint. */
export const PUBLIC_CONTACT_ENDPOINT = undefined;
export const PUBLIC_CONTACT_FORMAT = 'json';
export const PUBLIC_CONTACT_KEY = undefined;
