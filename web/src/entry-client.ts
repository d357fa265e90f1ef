import { begin } from './app/begin.ts';
import { keepWorker } from './platform/service-worker.ts';

// The script of a page that is there to be used. What is to be seen comes first: the rest is asked for when the page
// has been painted, and what is typed and pressed until then is taken over.
keepWorker();
requestAnimationFrame(() => setTimeout(begin));
