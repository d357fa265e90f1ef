import { existsSync } from 'node:fs';
import { lastLines, runQuietly } from './child-process.mjs';
import { filesBelow, fingerprint, stampAt } from './fingerprint.mjs';
import { projectNode } from './node.mjs';
import { announced } from './progress.mjs';
import { inProject } from './root.mjs';
import { SetupError } from './setup-error.mjs';

const stamp = stampAt('node_modules', '.cache', 'web-built-for');
const NO_INPUT = new Set(['dist', 'design', 'node_modules', 'test']);

const wanted = () =>
  fingerprint([
    'package-lock.json',
    'tsconfig.base.json',
    ...['web', 'domain/src'].flatMap(folder => filesBelow(folder, name => NO_INPUT.has(name))),
  ]);

export const isBuilt = () => existsSync(inProject('web', 'dist')) && stamp.matches(wanted());

export async function build(onWorker) {
  const goal = wanted();
  stamp.clear();
  const { code, output } = await announced('Building the pages', () =>
    runQuietly(projectNode(), ['web/build.ts'], {
      onStart: onWorker,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  if (code !== 0) throw new SetupError(`${lastLines(output, 40)}\nThe pages could not be built.`);
  stamp.write(goal);
}
