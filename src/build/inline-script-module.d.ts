/** What `inline-script.ts` gives: the source of the file's one function. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
