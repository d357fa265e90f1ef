import { parseArgs } from 'node:util';
import { holdsData, restore } from '@bayan/embedded-postgres/restore';
import { StartupError } from '@bayan/platform/startup-error';
import { ask } from './ask.ts';
import { runCommand } from './command.ts';

const USAGE = 'usage: npm run restore -- [--yes] <backup folder>';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { yes: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [source, ...rest] = positionals;
    if (source && rest.length === 0) return { source, isAgreed: values.yes };
  } catch {
    // an option we do not know
  }
  throw new StartupError(USAGE);
}

await runCommand(async ({ dataDir, databaseUrl }) => {
  if (databaseUrl) {
    throw new StartupError(
      'DATABASE_URL is set: restore that database with its own tools, such as pg_restore',
    );
  }
  const { source, isAgreed } = readArguments();
  if (holdsData(dataDir) && !isAgreed) {
    if (!process.stdin.isTTY) throw new StartupError(`${dataDir} holds data: add --yes to replace it`);
    const isWanted = await ask(
      `Replace the data in ${dataDir} by ${source}? It will be kept aside. (yes/no) `,
    );
    if (!isWanted) throw new StartupError('nothing was changed');
  }
  const { takenAt, kept } = await restore({ dataDir, source, now: new Date() });
  const before = kept ? `; what was there before is kept in ${kept}` : '';
  console.log(`restored ${dataDir} to ${takenAt}${before}`);
});
