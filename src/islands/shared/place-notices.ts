export const NOTICES_ID = 'notices';
export const NOTICES_HOME_ID = 'notices-home';

/** Puts the corner for notices where they can be seen and closed: in the dialog that makes all else inert, else at home. */
export function placeNotices(): void {
  const notices = document.getElementById(NOTICES_ID);
  const place = document.querySelector('dialog:modal') ?? document.getElementById(NOTICES_HOME_ID);
  if (notices) place?.append(notices);
}
