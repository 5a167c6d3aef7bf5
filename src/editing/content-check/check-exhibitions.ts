import { type ContentError, fieldErrorsOf } from '../../content/content-error.ts';
import { type Content, type ContentFile, listFolder } from '../../content/read-content.ts';
import { readField } from '../../schemas/read-raw.ts';

/** Returns the number of an exhibition, or 0 for a value that its schema reports. */
function readNumber({ source }: ContentFile): number {
  const number = readField(source?.data, 'id');
  return Number.isSafeInteger(number) ? Number(number) : 0;
}

/** Returns the number of the next exhibition. */
export function findNextNumber({ written }: Pick<Content, 'written'>): number {
  return Math.max(0, ...listFolder({ files: written }, 'exhibitions').map(readNumber)) + 1;
}

/** Reports each exhibition whose number a different exhibition has. */
export function checkExhibitions(content: Pick<Content, 'written'>): ContentError[] {
  const exhibitions = listFolder({ files: content.written }, 'exhibitions');
  return exhibitions.flatMap((exhibition) => {
    const { file, source } = exhibition;
    const number = readNumber(exhibition);
    const owner = exhibitions.find((other) => other !== exhibition && readNumber(other) === number);
    if (number === 0 || owner === undefined) return [];
    const message = `El número ${number} también lo usa «${owner.file}». Se espera un número que ninguna otra exhibición tenga, por ejemplo ${findNextNumber(content)}.`;
    return fieldErrorsOf(file, source)(message, 'id');
  });
}
