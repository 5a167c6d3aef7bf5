import { listenForMessages } from './endpoint.ts';

/** The endpoint that the site of this suite sends its messages to; its port is the argument. */
listenForMessages(Number(process.argv[2]));
