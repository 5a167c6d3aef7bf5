const MS_PER_SECOND = 1000;
const LONGEST_WAIT_SECONDS = 86_400;

/**
 * Reads how long a service wants to be left alone (RFC 9110, Retry-After): seconds, or a date.
 *
 * @param nowMs the time of reading
 * @returns whole seconds, from one to a day; undefined when it does not say, or says what has passed
 */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - nowMs) / MS_PER_SECOND);
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : undefined;
}
