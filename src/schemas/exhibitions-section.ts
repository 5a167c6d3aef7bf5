import type { z } from 'astro/zod';
import { exhibitionContactRequest } from './contact-request.ts';
import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

const archiveLink = () =>
  fieldGroup({
    one: text('El enlace cuando falta una sola; la flecha la pone la página'),
    many: template('El enlace cuando faltan varias; {count} es cuántas', 'count'),
  });

const archivePages = () =>
  fieldGroup({
    label: text('El nombre de estos enlaces, para lectores de pantalla'),
    previous: text('El enlace a exhibiciones más nuevas'),
    next: text('El enlace a exhibiciones más viejas'),
    position: template('Qué página se ve', 'n', 'total'),
  });

const archive = () =>
  fieldGroup({
    link: archiveLink().describe('El enlace bajo las doce pasadas más nuevas'),
    title: text('El título en la pestaña del navegador'),
    laterTitle: template('El título desde la segunda página; {n} es su número', 'n'),
    description: text('La descripción en los buscadores'),
    heading: text('El título de la página'),
    lead: text('La entrada'),
    listHeading: text('El título de la lista'),
    pages: archivePages().describe('Los enlaces para recorrer un archivo largo'),
  });

/** content/sections/exhibitions.json: the words around the exhibitions. */
export const exhibitionsSectionSchema = () =>
  fieldGroup({
    heading: text('El título de la sección'),
    lead: text('La entrada'),
    tabsLabel: text('El nombre de las pestañas, para lectores de pantalla'),
    tabs: fieldGroup({
      past: text('La pestaña de las que ya pasaron'),
      current: text('La pestaña de la que está abierta'),
      upcoming: text('La pestaña de las que vienen'),
    }).describe('Las tres pestañas'),
    emptyTab: text('Lo que se lee en una pestaña sin exhibiciones'),
    detailsButton: text('El botón de cada tarjeta; la flecha la pone la página'),
    videoLink: text('El enlace al video; la flecha la pone la página'),
    newTabNote: text('El aviso del enlace, para lectores de pantalla'),
    details: fieldGroup({
      close: text('El botón que cierra el panel'),
      speaker: text('La línea sobre la persona que conversa'),
      visit: exhibitionContactRequest().describe('El botón del panel, solo en la exhibición actual'),
    }).describe('El panel con el ensayo'),
    proposal: fieldGroup({
      text: text('La línea antes del botón'),
      label: text('El texto del botón'),
      subject: text('El asunto que deja escrito en el formulario'),
    }).describe('La invitación al final de la sección'),
    archive: archive().describe('/exhibiciones, donde están las pasadas que no caben en el inicio'),
  });

export type ExhibitionsSection = z.infer<ReturnType<typeof exhibitionsSectionSchema>>;
