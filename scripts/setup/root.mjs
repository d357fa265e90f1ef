import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the project, whatever folder the command was called from. */
export const inProject = (...parts) => join(root, ...parts);
