const LONGEST_ANSWER_CHARACTERS = 100_000;

/**
 * Reads the text of an answer, but not more than any sensible one has.
 *
 * @returns undefined for one that is longer
 * @throws when the connection breaks before its end
 */
export async function readAnswerText(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_ANSWER_CHARACTERS) {
      await reader.cancel();
      return undefined;
    }
  }
}
