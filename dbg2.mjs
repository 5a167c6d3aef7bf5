import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await (await b.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX', bypassCSP: true, reducedMotion: 'reduce' })).newPage();
await page.goto('http://localhost:4700/plantas');
await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
await page.setViewportSize({ width: 360, height: 900 });
await page.evaluate(() => new Promise(requestAnimationFrame));
console.log(await page.evaluate(() => { const t = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), out = []; while (t.nextNode()) { const x = t.currentNode; for (const { 0: w, index } of x.data.matchAll(/(?<!\p{L})\p{L}{2,16}(?!\p{L})/gu)) { if (x.parentElement.closest('svg, .sr-only')) continue; const r = new Range(); r.setStart(x, index); r.setEnd(x, index + w.length); const rects = [...r.getClientRects()]; if (new Set(rects.map((q)=>q.top)).size>1) out.push(w + ' ' + x.parentElement.outerHTML.slice(0, 200) + ' ' + JSON.stringify(rects.map((q) => [q.left, q.top, q.width].map(Math.round)))); } } return out.join('\n'); }));
await page.screenshot({ path: '/tmp/w/s4.png' });
// shift
const p2 = await (await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: 'es-MX', reducedMotion: 'reduce' })).newPage();
await p2.addInitScript(() => { window.__s = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__s.push([e.value, ...e.sources.map((s) => (s.node?.outerHTML ?? s.node?.textContent ?? '').slice(0, 160) + JSON.stringify([s.previousRect.y, s.currentRect.y, s.previousRect.height, s.currentRect.height]))]); }).observe({ type: 'layout-shift', buffered: true }); });
await p2.goto('http://localhost:4700/');
for (let y = 0; y < 12000; y += 400) { await p2.evaluate((v) => scrollTo(0, v), y); await p2.waitForTimeout(60); }
await p2.evaluate(() => document.querySelector('#property').scrollIntoView()); await p2.waitForTimeout(500);
const next = p2.getByRole('button', { name: /siguiente|adelante|Otra|próxima/i }).first();
console.log(JSON.stringify(await p2.evaluate(() => window.__s), null, 1).slice(0, 2500));
await b.close();
