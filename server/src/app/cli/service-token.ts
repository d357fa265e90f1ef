import { parseArgs } from 'node:util';
import { loadSigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { createServiceTokens } from '@bayan/auth/tokens/service-token';
import { StartupError } from '@bayan/platform/startup-error';
import { runCommand } from './command.ts';

const USAGE = 'usage: npm run auth:service-token -- --days <1 to 3650>';
const DAY_SECONDS = 86_400;

function readDays(): number {
  try {
    const { values } = parseArgs({ options: { days: { type: 'string' } } });
    const days = /^\d{1,4}$/.test(values.days ?? '') ? Number(values.days) : 0;
    if (days >= 1 && days <= 3650) return days;
  } catch {
    // Said below, as for every other wrong argument.
  }
  throw new StartupError(USAGE);
}

await runCommand(async config => {
  const days = readDays();
  if (config.hosted)
    throw new StartupError('SUPABASE_URL is set: that service gives out its own service key');
  const tokens = createServiceTokens(await loadSigningKeys(config), config);
  console.log(await tokens.sign(days * DAY_SECONDS, new Date()));
});
