import { parseArgs } from 'node:util';
import { academyNamesIn } from '@bayan/auth/passwords/academy-names';
import { createPasswordPolicy } from '@bayan/auth/passwords/password-policy';
import { AuthError } from '@bayan/auth/protocol/auth-error';
import { email as emailField } from '@bayan/domain/fields/contact';
import { language as languageField } from '@bayan/domain/fields/language';
import { personName } from '@bayan/domain/fields/text';
import { inTransaction } from '@bayan/platform/db/transaction';
import { StartupError } from '@bayan/platform/startup-error';
import { z } from 'zod';
import { authHost } from '#app/auth-host.ts';
import { createAdmin, promoteToAdmin } from '#people/accounts/create-admin.ts';
import { withStore } from '#store/open-store.ts';
import { askPassword } from './ask-password.ts';
import { runCommand } from './command.ts';

const USAGE =
  'usage: npm run admin:create -- --email <address> (--name <name> [--language en|ar] | --promote)';

const options = z.object({
  email: emailField,
  name: personName.optional(),
  language: languageField.default('en'),
  promote: z.boolean().default(false),
});

function readArguments() {
  const string = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { email: string, name: string, language: string, promote: { type: 'boolean' } },
    });
    return options.parse(values);
  } catch {
    throw new StartupError(USAGE);
  }
}

/** The service's words are meant for people; a stack would not be. */
const inPlainWords = (error: unknown) => {
  throw error instanceof AuthError ? new StartupError(error.message) : error;
};

await runCommand(async config => {
  const { email, name, language, promote } = readArguments();
  const log = { info: () => {}, error: (_details: object, message: string) => console.error(message) };
  const now = new Date();
  if (promote) {
    const isKnown = await withStore(config, log, db =>
      inTransaction(db, tx => promoteToAdmin(tx, email, now)),
    );
    if (!isKnown) throw new StartupError(`there is no account ${email}`);
    console.log(`${email} is an administrator now`);
    return;
  }
  if (config.hosted) {
    throw new StartupError(
      `SUPABASE_URL is set: sign up there as ${email}, open the academy once, then run this again with --promote`,
    );
  }
  if (name === undefined) throw new StartupError(USAGE);
  const password = await askPassword(`Password for ${email}: `);
  const isNew = await withStore(config, log, async db => {
    const checkPassword = createPasswordPolicy(config, academyNamesIn({ db, host: authHost }));
    await checkPassword(password, { email, names: [name] }, now).catch(inPlainWords);
    return inTransaction(db, tx => createAdmin(tx, { email, name, language, password, now }));
  });
  if (!isNew) throw new StartupError(`${email} is known already: add --promote to make it an administrator`);
  console.log(`${email} can sign in as an administrator at ${config.publicUrl}`);
});
