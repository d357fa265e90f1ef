import { parseArgs } from 'node:util';
import { resetFactors } from '@bayan/auth/factors/reset-factors';
import { email as emailField } from '@bayan/domain/fields/contact';
import { inTransaction } from '@bayan/platform/db/transaction';
import { StartupError } from '@bayan/platform/startup-error';
import { authHost } from '#app/auth-host.ts';
import { withStore } from '#store/open-store.ts';
import { runCommand } from './command.ts';

const USAGE = 'usage: npm run admin:reset-factor -- --email <address>';

function readEmail(): string {
  try {
    return emailField.parse(parseArgs({ options: { email: { type: 'string' } } }).values.email);
  } catch {
    throw new StartupError(USAGE);
  }
}

await runCommand(async config => {
  const email = readEmail();
  if (config.hosted)
    throw new StartupError('SUPABASE_URL is set: that service keeps second factors, and removes them');
  const log = { info: () => {}, error: (_details: object, message: string) => console.error(message) };
  const removed = await withStore(config, log, db =>
    inTransaction(db, tx => resetFactors(tx, { host: authHost, email, now: new Date() })),
  );
  if (removed === null) throw new StartupError(`there is no account ${email}`);
  if (removed === 0)
    throw new StartupError(`${email} has no second factor and no passkey: nothing was changed`);
  console.log(
    `${email} signs in with the password alone now, has been signed out everywhere and told by mail`,
  );
});
