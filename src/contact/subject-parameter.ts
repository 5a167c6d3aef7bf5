/** Carries a subject to the contact form of the home page: an address that has it comes from a click on one of our links. */
export const SUBJECT_PARAMETER = 'asunto';
