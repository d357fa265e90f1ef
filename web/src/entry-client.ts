import { takeOver } from './app/take-over.tsx';
import { keepWorker } from './platform/service-worker.ts';

// The script of a page that is there to be used: it is needed at once.
keepWorker();
await takeOver();
