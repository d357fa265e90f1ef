import { basename } from 'node:path';
import { runQuietly } from './child-process.mjs';

/** The npm that called us, so that no other one on the PATH takes part; `npm` where we were called directly. */
export function runNpm(args, options) {
  const caller = process.env.npm_execpath;
  return caller && basename(caller) === 'npm-cli.js'
    ? runQuietly(process.execPath, [caller, ...args], options)
    : runQuietly('npm', args, options);
}
