const HOUR_MS = 3_600_000;
const CHOICES = '.visit-sun fieldset';

/** Offers no hour that has begun, and chooses the first of what is left where what was chosen is over. */
const update = () => {
  for (const day of document.querySelectorAll<HTMLElement>('.visit-day')) {
    const hours = [...day.querySelectorAll('input')];
    // The day is over when its last hour begins.
    const left = Date.parse(day.dataset.ends ?? '') - Date.now();
    for (const hour of hours)
      hour.disabled = (Number(hours.at(-1)?.value) - Number(hour.value)) * HOUR_MS >= left;
  }
  for (const choice of document.querySelectorAll(CHOICES)) {
    const first = choice.querySelector<HTMLInputElement>('input:enabled');
    if (first && !choice.querySelector(':checked:enabled')) first.checked = true;
  }
};

// The hour that is chosen for one day is that of the others, where they have it.
document.addEventListener('change', ({ target }) => {
  const chosen = (target as Element).closest<HTMLInputElement>(`${CHOICES} input`);
  if (!chosen) return;
  for (const input of document.querySelectorAll<HTMLInputElement>(`${CHOICES} [value='${chosen.value}']`))
    input.checked ||= !input.disabled;
});

// Of `Clock.astro`.
addEventListener('clock', update);
update();
