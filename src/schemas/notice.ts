import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { text } from './text.ts';

/** The two lines of a notice (specification 8). */
export const notice = (title: string, message: string) =>
  fieldGroup({
    title: text({ help: 'La primera línea del aviso', example: title }),
    text: text({ help: 'La segunda línea del aviso', example: message }),
  });

export type Notice = z.infer<ReturnType<typeof notice>>;
