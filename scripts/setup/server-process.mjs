import { existsSync } from 'node:fs';
import { runAttached } from './child-process.mjs';
import { projectNode } from './node.mjs';
import { inProject } from './root.mjs';

/** Node says so aloud when a file it may read is not there, hence the look beforehand. The environment wins. */
const dotenv = existsSync(inProject('.env')) ? ['--env-file', inProject('.env')] : [];

/** Runs a file on the project's Node with the settings of `.env`, keeping compiled code for the next time. */
export const runOnServer = (file, { args = [], mode = 'production' } = {}) =>
  runAttached(projectNode(), [...dotenv, file, ...args], {
    env: {
      NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'compile'),
      ...process.env,
      NODE_ENV: mode,
    },
  });
