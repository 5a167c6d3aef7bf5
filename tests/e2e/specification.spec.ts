import { expect, hasMenu, NOT_FOUND_STATUS, test } from './visitor.ts';

/** The one place where the exact words of the specification are asserted; every other test reads `content/`. */
test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('§2.1 and §2.2: navigation and hero @both', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Principal' });
  if (hasMenu(page)) await page.getByRole('button', { name: 'Abrir menú' }).click();
  for (const [name, href] of [
    ['Propiedad', '#property'],
    ['Exhibiciones', '#exhibitions'],
    ['Acerca de', '#about'],
    ['Contacto', '#contact'],
  ] as const)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(bar.getByRole('link', { name: 'Programar Visita', exact: true })).toBeVisible();
  await expect(page.getByText('2,200m²', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explorar Propiedad', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver Exhibiciones', exact: true })).toBeVisible();
});

test('§2.3 to §2.8: sections in their order, details, exhibitions, figures, badge, hours @both', async ({
  page,
}) => {
  const sections = ['property', 'exhibitions', 'about', 'vision', 'contact'];
  const found = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(found).toEqual(sections);

  const block = (heading: string) =>
    page
      .locator('#property section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  const details = block('Detalles').getByRole('definition');
  await expect(details).toHaveText([
    'Penthouse',
    '2,200 m²',
    '1,100 m²',
    '1,100 m²',
    '4',
    '7',
    '2022',
    '4 a 6 lugares',
    'Obra negra',
  ]);
  await expect(block('Diseño').getByRole('definition')).toHaveCount(2);
  await expect(block('Amenidades').getByRole('listitem')).toHaveText([
    'Spa',
    'Gimnasio',
    'Rooftop',
    'Bar',
    'Oficina',
    'Terrazas',
    'Caseta de seguridad 24 horas',
  ]);
  await expect(block('Características').getByRole('listitem')).toHaveCount(11);
  await expect(
    page
      .getByRole('region', { name: 'Galería de la propiedad' })
      .getByRole('button', { name: /^Ver imagen/ }),
  ).toHaveCount(20);

  for (const [name, count] of [
    ['Actual', 1],
    ['Próximas', 1],
    ['Pasadas', 5],
  ] as const) {
    const tab = page.getByRole('tab', { name, exact: true });
    if (name === 'Actual') await expect(tab).toHaveAttribute('aria-selected', 'true');
    else await tab.click();
    await expect(page.getByRole('tabpanel', { name, exact: true }).getByRole('article')).toHaveCount(count);
    const links = page
      .getByRole('tabpanel', { name })
      .getByRole('link', { name: 'Ver detalles', exact: true });
    await expect(links).toHaveText(Array.from({ length: count }, () => 'Ver detalles →'));
  }
  const videos = page.getByRole('link', { name: 'Ver Video', exact: true });
  await expect(videos).toHaveText(['Ver Video →', 'Ver Video →']);
  await expect(page.getByRole('link', { name: 'Enviar Propuesta de Exhibición', exact: true })).toBeVisible();

  await expect(page.locator('#about').getByRole('definition')).toHaveText(['3', '15+', '500+']);
  await expect(page.locator('#vision').getByText('40m de frente', { exact: true })).toBeVisible();
  await expect(
    page.locator('#contact').getByText('Jueves a domingo, con cita previa', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Propiedad',
    'Exhibiciones',
    'Acerca de',
    'Aviso de privacidad',
  ]);
});

test('§5, §7 and §8: the contact form and its notices @both', async ({ page, context, tolerate }) => {
  tolerate(/\.avif/);
  const placeholders = ['Tu nombre', 'Tu correo electrónico', 'Asunto', 'Tu mensaje'];
  const notices = page.getByRole('status', { name: 'Avisos' }).getByRole('listitem');
  for (const placeholder of placeholders)
    await page.getByPlaceholder(placeholder, { exact: true }).fill('a@b.mx');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('button', { name: 'Enviando...', exact: true })).toBeDisabled();
  await expect(notices).toContainText(['Mensaje enviado']);
  await expect(notices).toContainText(['Hemos recibido tu mensaje. Te contactaremos pronto.']);

  for (const placeholder of placeholders) {
    await expect(page.getByPlaceholder(placeholder, { exact: true })).toHaveValue('');
    await page.getByPlaceholder(placeholder, { exact: true }).fill('a@b.mx');
  }
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  const failure = notices.filter({ hasText: 'Error' });
  await expect(failure).toContainText('No se pudo enviar el mensaje. Por favor, intenta de nuevo.');
  await expect(failure).toHaveCSS('background-color', 'rgb(150, 39, 26)');
  await context.setOffline(false);
});

test('§2 and §8: an unknown route @both', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/no-existe');
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
  expect(logged.some((line) => line.includes('/no-existe'))).toBe(true);
});
