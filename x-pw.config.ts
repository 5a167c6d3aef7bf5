import base from './playwright.config.ts';
export default { ...base, testDir: './tests/e2e', webServer: [base.webServer[0]], projects: base.projects.filter((p) => ['escritorio','telefono'].includes(p.name)) };
