import { analyticsPage } from '../analytics-page.ts';
import { NOT_FOUND_STATUS } from '../visitor.ts';
import { expect, test, words } from './published-site.ts';

const { contact, site } = words;

/**
 * The exact words that the specification fixes, which no owner rewords: notices, placeholders, the states of /analytics and the
 * unknown address. Its labels, headings and figures are the owner's: here they stand where `content/` has them.
 */
test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('§5, §7 and §8: the contact form and its notices', async ({ page, context, tolerate }) => {
  tolerate(/\.avif/);
  const placeholders = ['Tu nombre', 'Tu correo electrónico', 'Asunto', 'Tu mensaje'];
  const submit = page.getByRole('button', { name: contact.form.submit, exact: true });
  const notices = page.getByRole('status', { name: site.notices.label }).getByRole('listitem');
  for (const placeholder of placeholders)
    await page.getByPlaceholder(placeholder, { exact: true }).fill('a@b.mx');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Enviando...', exact: true })).toBeDisabled();
  await expect(notices).toContainText(['Mensaje enviado']);
  await expect(notices).toContainText(['Hemos recibido tu mensaje. Te contactaremos pronto.']);

  for (const placeholder of placeholders) {
    await expect(page.getByPlaceholder(placeholder, { exact: true })).toHaveValue('');
    await page.getByPlaceholder(placeholder, { exact: true }).fill('a@b.mx');
  }
  await context.setOffline(true);
  await submit.click();
  const failure = notices.filter({ hasText: 'Error' });
  await expect(failure).toContainText('No se pudo enviar el mensaje. Por favor, intenta de nuevo.');
  await expect(failure).toHaveCSS('background-color', 'rgb(150, 39, 26)');
  await context.setOffline(false);
});

test('§2 and §8: an unknown route', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/no-existe');
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
  expect(logged.some((line) => line.includes('/no-existe'))).toBe(true);
});

test('§2 and §8: the states of /analytics', async ({ page }) => {
  const { total, empty, notice } = analyticsPage(page, words);
  await page.route(/\.js$/, () => undefined);
  await page.goto('/analytics', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando datos...')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/analytics');
  await expect(total).toHaveText('3');
  await expect(page.getByRole('cell', { name: 'Directo', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Escritorio', exact: true }).first()).toBeVisible();
  expect(words.analytics.table.devices).toMatchObject({ mobile: 'Móvil', tablet: 'Tablet' });
  page.once('dialog', (dialog) => void dialog.accept());
  await empty.click();
  await expect(page.getByText('No hay datos de visitas disponibles', { exact: true })).toBeVisible();
  await expect(page.getByText('N/A', { exact: true })).toBeVisible();
  await expect(notice('No se encontraron datos')).toContainText('No hay registros de visitas disponibles');
  await page.addInitScript(() => void Object.defineProperty(window, 'localStorage', { value: null }));
  await page.goto('/analytics');
  await expect(notice('Error')).toContainText('No se pudieron cargar los datos de análisis');
});
