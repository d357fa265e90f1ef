import { begin } from './app/start-client.ts';
import { keepWorker } from './platform/service-worker.ts';

// The script of a page that first asks the server. What is to be seen comes first: the rest is asked for when the
// page has been painted.
keepWorker();
requestAnimationFrame(() => setTimeout(begin));
