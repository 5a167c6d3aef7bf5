import { CONTACT_FIELDS, type ContactField } from '../contact-message.ts';
import type { Refusals } from '../delivery-failure.ts';
import { isRecord, type AnswerBody } from './answer-body.ts';

const LONGEST_REFUSAL_CHARACTERS = 200;

/**
 * What an answer says about single fields of the form, in any of three ways: `errors: [{ field, message }]`,
 * `errors: { email: 'text' }` and `fieldErrors: { email: ['text', …] }`. Other fields and other shapes are left out.
 *
 * @returns a plain text for each refused field, short enough to stand below it; '' where there is none
 */
export function findRefusals({ errors, fieldErrors }: AnswerBody): Refusals {
  const refusals: Refusals = {};
  const add = (field: unknown, message: unknown) => {
    if (isContactField(field)) refusals[field] ??= readText(message);
  };
  for (const found of [errors, fieldErrors]) {
    if (Array.isArray(found)) {
      for (const item of found as unknown[]) if (isRecord(item)) add(item.field, item.message);
    } else if (isRecord(found)) {
      for (const [field, message] of Object.entries(found)) add(field, message);
    }
  }
  return refusals;
}

function isContactField(value: unknown): value is ContactField {
  return CONTACT_FIELDS.some((field) => field === value);
}

function readText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return '';
  const characters = Array.from(first.replaceAll(/[\s\p{C}]+/gu, ' ').trim());
  if (characters.length <= LONGEST_REFUSAL_CHARACTERS) return characters.join('');
  return `${characters.slice(0, LONGEST_REFUSAL_CHARACTERS).join('').trimEnd()}\u2026`;
}
