import { serveFolder } from '../../../src/commands/serve/static-server.mjs';
import { listenForMessages } from './endpoint.ts';

/** The site that sends its messages, and the endpoint that it sends them to: folder, port of the site, port of the endpoint. */
const [folder = '', sitePort, endpointPort] = process.argv.slice(2);

listenForMessages(Number(endpointPort));
await serveFolder(folder, Number(sitePort));
