/** Shows a range over the hours, which moves with their radio buttons, and the button that chooses the day and the hour that it is. */
export const startRange = (sunlight: HTMLElement): void => {
  const controls = sunlight.querySelector<HTMLElement>('.sunlight-now');
  const range = controls?.querySelector('input');
  const now = controls?.querySelector('button');
  if (!controls || !range || !now) return;
  const find = (group: string, value: string) =>
    sunlight.querySelector<HTMLInputElement>(`[name=${group}][value='${value}']`);
  const choose = (group: string, value: string) => {
    const radio = find(group, value);
    if (radio) radio.checked = true;
  };
  const follow = () => {
    range.value = sunlight.querySelector<HTMLInputElement>('[name=hour]:checked')?.value ?? range.value;
    range.ariaValueText = `${range.value}:00`;
  };
  const { timeZone } = sunlight.dataset;
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const readCurrentHour = () => String(Number(clock.format()));
  range.oninput = () => {
    choose('hour', range.value);
    follow();
  };
  now.onclick = () => {
    choose('day', 'today');
    choose('hour', readCurrentHour());
    follow();
  };
  sunlight.addEventListener('change', follow);
  // At night there is no hour to choose.
  now.hidden = !find('hour', readCurrentHour());
  controls.hidden = false;
  follow();
};
