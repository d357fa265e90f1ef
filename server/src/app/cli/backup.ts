import { backup } from '@bayan/embedded-postgres/backup';
import { StartupError } from '@bayan/platform/startup-error';
import { runCommand } from './command.ts';

await runCommand(async ({ dataDir, databaseUrl }) => {
  if (databaseUrl) {
    throw new StartupError('DATABASE_URL is set: back that database up with its own tools, such as pg_dump');
  }
  const [target, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || target?.startsWith('-')) throw new StartupError('usage: npm run backup [-- folder]');
  const begin = performance.now();
  const { path, bytes } = await backup({ dataDir, target, now: new Date() });
  const seconds = (performance.now() - begin) / 1000;
  console.log(`backup ${path}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`);
});
