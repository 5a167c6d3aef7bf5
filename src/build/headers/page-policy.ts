import { parsePolicy, type Policy } from './content-security-policy.ts';

const META = /<meta\s[^>]*http-equiv="content-security-policy"[^>]*>/i;
const CONTENT = /\scontent="([^"]*)"/i;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&amp;': '&',
  '&#38;': '&',
};

/**
 * The content security policy that a finished page carries in its `<meta>`; undefined when it has none.
 *
 * @param html the whole document
 */
export function readPagePolicy(html: string): Policy | undefined {
  const content = CONTENT.exec(META.exec(html)?.[0] ?? '')?.[1];
  return content === undefined ? undefined : parsePolicy(content.replaceAll(/&#?\w+;/g, decodeEntity));
}

const decodeEntity = (entity: string): string => ENTITIES[entity] ?? entity;
