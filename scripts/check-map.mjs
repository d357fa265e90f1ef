import { ARCHITECTURE, architecture } from './checks/architecture.mjs';
import { report } from './checks/verdict.mjs';

const { written, current } = architecture();

report(written === current ? [] : [`The map in ${ARCHITECTURE} is old: npm run map mends it.`]);
