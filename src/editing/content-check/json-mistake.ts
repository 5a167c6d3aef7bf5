/** The first thing in a text that is not JSON. */
export interface JsonMistake {
  /** Characters from the start of the text to the place to mend. */
  offset: number;
  /** In Spanish, with the remedy. */
  message: string;
}
