/** The fields of a JSON answer; what they hold is anybody's guess. */
export type AnswerBody = Record<string, unknown>;

/** @returns undefined for what is not a JSON object: a page, a half, a list, a word */
export function parseAnswer(text: string): AnswerBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an answer that came as a success says in its body that it is none. */
export function saysNo({ success, ok, status, error, errors, fieldErrors }: AnswerBody): boolean {
  const isNo = (value: unknown) => value === false || value === 'false';
  return (
    isNo(success) ||
    isNo(ok) ||
    ['error', 'fail', 'failed'].includes(String(status)) ||
    [error, errors, fieldErrors].some(hasContent)
  );
}

export function isRecord(value: unknown): value is AnswerBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
