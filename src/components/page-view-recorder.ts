import recordPageView from '../page-views/record.ts?inline-script';

/**
 * The recorder as a page carries it, inline.
 *
 * @param path the clean address of the page, e.g. `/analytics`; absent where any address can show it (404)
 * @param notFoundMessage words logged with the address on the not-found page
 */
export function printRecorder(path = '', notFoundMessage?: string): string {
  const args = JSON.stringify(notFoundMessage ? [path, notFoundMessage] : [path]).slice(1, -1);
  // The first statement marks the page for the styles that depend on scripts. `</script>` in a word must not end the script.
  return `document.documentElement.dataset.js='';(${recordPageView})(window,${args.replaceAll('<', '\\u003c')})`;
}
