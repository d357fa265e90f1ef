import { existsSync } from 'node:fs';
import { inProject } from './root.mjs';
import { SetupError } from './setup-error.mjs';

const OLDEST = 24;

/**
 * The Node the project runs on: the pinned one from the packages, or this one where no package exists. By its own
 * path, for the packages of two platforms claim `.bin/node` and npm 10 gives it to neither.
 */
export function projectNode() {
  const pinned = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST) return process.execPath;
  throw new SetupError(
    `Node ${OLDEST} or newer is needed on ${process.platform} ${process.arch}, and this is ${node}: install it from nodejs.org and try again.`,
  );
}
