import { z } from 'astro/zod';
import { explainMismatch } from './found-value.ts';

interface ListHelp {
  help: string;
  /** The number the specification fixes; without it, one or more. */
  count?: number;
}

/** A list of equal things: exactly `count` of them, or at least one. */
export const list = <Item extends z.core.$ZodType>(item: Item, { help, count }: ListHelp) => {
  const expected =
    count === undefined ? 'una lista con uno o más elementos' : `una lista de exactamente ${count}`;
  const error = ({ input }: { input?: unknown }): string => explainMismatch(input, expected);
  const items = z.array(item, { error }).describe(help);
  return count === undefined ? items.min(1, { error }) : items.length(count, { error });
};
