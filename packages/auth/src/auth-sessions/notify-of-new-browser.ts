import { namesIn } from '@bayan/domain/auth/user-agent';
import type { Transaction } from '@bayan/platform/db/database';
import { countAttempts, keyOf } from '@bayan/platform/limits/limits.repository';
import type { AuthHost } from '#auth-host.ts';
import type { Device } from '#devices/device.ts';
import type { AuthUser } from '#store/auth-users.repository.ts';

/** Whoever has the password could fill the mailbox otherwise, a new browser each time. */
const TOLD = { most: 5, windowMs: 24 * 3_600_000 };

/** Mails the person that somebody has signed in with a browser that was not known (R637). */
export async function notifyOfNewBrowser(
  tx: Transaction,
  { id, email, emailConfirmedAt }: AuthUser,
  { host, device, now }: { readonly host: AuthHost; readonly device: Device; readonly now: Date },
): Promise<void> {
  if (email === null || emailConfirmedAt === null) return;
  const locale = await host.people.localeOf(tx, id);
  const place = { ...TOLD, key: keyOf('new browsers of a person', id) };
  if (!locale || (await countAttempts(tx, [place], now)) === 0) return;
  const { browser, system } = namesIn(device.userAgent);
  const { language, timezone } = locale;
  const data = { at: now.toISOString(), timezone, browser: browser ?? '', system: system ?? '' };
  await host.mail(tx, { kind: 'new-sign-in', to: email, language, data, now });
}
