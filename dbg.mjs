import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await (await b.newContext({ viewport: { width: 360, height: 800 }, locale: 'es-MX', bypassCSP: true })).newPage();
await page.goto('http://localhost:4700/plantas');
await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
await page.waitForTimeout(500);
console.log(await page.evaluate(() => { const t = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), out = []; while (t.nextNode()) { const x = t.currentNode; for (const { 0: w, index } of x.data.matchAll(/Primavera|marzo/g)) { const r = new Range(); r.setStart(x, index); r.setEnd(x, index + w.length); const rects = [...r.getClientRects()]; if (rects.length) out.push(x.parentElement.outerHTML.slice(0, 140) + ' ' + JSON.stringify(rects.map((q) => [q.left, q.top, q.width].map(Math.round)))); } } return out.join('\n'); }));
await page.screenshot({ path: '/tmp/w/s4.png', fullPage: true });
await b.close();
