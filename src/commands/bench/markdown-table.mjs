/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows as many cells each as the head
 * @returns {string} Markdown, its columns aligned so that it also reads well in a terminal
 */
export function formatTable(head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const format = (/** @type {readonly string[]} */ cells) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [first = [], ...others] = lines;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [format(first), rule, ...others.map(format)].join('\n');
}
