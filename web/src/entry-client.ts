import { startClient } from './app/start-client.ts';
import { startWhenTouched } from './app/start-when-touched.ts';
import { keepWorker } from './platform/service-worker.ts';

// The only script that a page names. No other file imports it: it knows the names of all others, and changes with them.

/** For a page that first asks the server. What is to be seen comes first: the rest is asked for when it is painted. */
const startWhenPainted = () => requestAnimationFrame(() => setTimeout(startClient));

keepWorker();
if (document.querySelector('script[data-start="when-touched"]')) startWhenTouched();
else startWhenPainted();
