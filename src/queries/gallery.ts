import { planPath } from '../paths.ts';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { getContentFile } from './content-file.ts';

/** Adds the note about project pictures to a caption: "La cocina, visualización del proyecto". */
export const annotateProject = (text: string, projectNote: string): string =>
  `${text}, ${projectNote.charAt(0).toLowerCase()}${projectNote.slice(1)}`;

/** The pictures of the gallery in show order, each with its number and the caption that a visitor reads. */
export const getGallery = async (language: Language) => {
  const { projectNote } = await getContentFile('site', language);
  return (await getContentFile('gallery', language)).map((picture, index) => {
    const annotate = (text: string) => (picture.isProject ? annotateProject(text, projectNote) : text);
    return { ...picture, number: index + 1, caption: annotate(picture.caption), name: annotate(picture.alt) };
  });
};

/** The levels, each drawn as it is today and as in the project, with the viewpoints of their pictures: positions and sizes in thousandths of a drawing's width. */
export const getPlans = async (language: Language) => {
  const { plans, link, ...labels } = await getContentFile('plans', language);
  const gallery = await getGallery(language);
  const { projectNote } = await getContentFile('site', language);
  const drawings = plans.map(({ id, ...plan }) => {
    const { width, height: own } = plan.today.drawing;
    const height = Math.round((1000 * own) / width);
    const listViewpoints = (ofProject: boolean) =>
      gallery.flatMap(({ view, number, name, isProject }) =>
        view?.plan === id && isProject === ofProject
          ? {
              number,
              name: fill(link, { n: number, alt: name }),
              x: Math.round(view.x * 10),
              y: Math.round((view.y * height) / 100),
              direction: view.direction,
            }
          : [],
      );
    const today = {
      ...plan.today,
      src: plan.today.drawing.src,
      file: planPath(id, language),
      viewpoints: listViewpoints(false),
    };
    const project = {
      ...plan.project,
      src: plan.project.drawing.src,
      alt: annotateProject(plan.project.alt, projectNote),
      file: planPath(id, language, true),
      viewpoints: listViewpoints(true),
    };
    return { ...plan, id, height, today, project };
  });
  return { ...labels, projectNote, drawings };
};

export type Drawings = Awaited<ReturnType<typeof getPlans>>;
