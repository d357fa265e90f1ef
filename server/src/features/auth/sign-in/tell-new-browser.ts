import { namesIn } from '@bayan/domain/auth/user-agent';
import type { Transaction } from '#db/database.ts';
import type { Device } from '#features/auth/devices/device.ts';
import type { AuthUser } from '#features/auth/users/auth-users.repository.ts';
import { keyOf, takePlaces } from '#features/limits/limits.repository.ts';
import { enqueueMail } from '#features/mail/mail.repository.ts';
import { ownProfileRow } from '#features/profiles/profiles.repository.ts';

/** Whoever has the password could fill the mailbox otherwise, a new browser each time. */
const TOLD = { most: 5, windowMs: 24 * 3_600_000 };

/** Mails the person that somebody has signed in with a browser that was not known (R637). */
export async function tellNewBrowser(
  tx: Transaction,
  { id, email, emailConfirmedAt }: AuthUser,
  { device, now }: { readonly device: Device; readonly now: Date },
): Promise<void> {
  if (email === null || emailConfirmedAt === null) return;
  const profile = await ownProfileRow(tx, id);
  const place = { ...TOLD, key: keyOf('new browsers of a person', id) };
  if (!profile || (await takePlaces(tx, [place], now)) === 0) return;
  const { browser, system } = namesIn(device.userAgent);
  const { language, timezone } = profile;
  const data = { at: now.toISOString(), timezone, browser: browser ?? '', system: system ?? '' };
  await enqueueMail(tx, { kind: 'new-sign-in', to: email, language, data, now });
}
