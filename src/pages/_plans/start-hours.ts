/** Lets the light follow a finger or a mouse along the hours, and offers the hour that it is while its day and hour can be chosen. */
export const startHours = (sunlight: HTMLElement, timeZone: string, today: string): void => {
  const track = sunlight.querySelector<HTMLElement>('.sunlight-track');
  const now = sunlight.querySelector<HTMLElement>('.sunlight-now');
  if (!track || !now) return;
  const hours = [...track.querySelectorAll('input')];
  const day = sunlight.querySelector<HTMLInputElement>("[name^='day'][value='today']");

  track.onpointermove = ({ buttons, clientX }) => {
    const { left, width } = track.getBoundingClientRect();
    const hour = hours[Math.floor(((clientX - left) / width) * hours.length)];
    if (buttons && hour) hour.checked = true;
  };

  // Swedish dates are ISO 8601: `2026-11-26 16`.
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const findCurrentHour = () => {
    const [date, time = ''] = clock.format().split(' ');
    return date === today ? hours.find(({ value }) => Number(value) === Number.parseInt(time)) : undefined;
  };
  const offer = () => {
    now.hidden = !findCurrentHour();
  };
  now.onclick = () => {
    const hour = findCurrentHour();
    if (hour && day) hour.checked = day.checked = true;
    offer();
  };
  // Of `Clock.astro`.
  addEventListener('clock', offer);
  offer();
};
