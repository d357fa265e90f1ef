import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

const mailDir = inject('mailDir');
const waitSeconds = 20;

/** By the names of their files. One that was read is not read again: there are hundreds by the end of a run. */
const mails = new Map<string, string>();

async function mailsTo(email: string): Promise<string[]> {
  const names = await readdir(mailDir).catch(() => []);
  const unread = names.filter(name => name.endsWith('.eml') && !mails.has(name));
  await Promise.all(
    unread.map(async name => void mails.set(name, await readFile(join(mailDir, name), 'utf8'))),
  );
  return [...mails.values()].filter(mail => mail.includes(`To: ${email}`));
}

async function untilMailed<Found>(email: string, find: (mail: string) => Found | undefined): Promise<Found> {
  for (let tries = waitSeconds * 10; tries > 0; tries--) {
    for (const mail of await mailsTo(email)) {
      const found = find(mail);
      if (found !== undefined) return found;
    }
    await delay(100);
  }
  throw new Error(`what was awaited did not come to ${email}`);
}

/** The link of the one mail that somebody got, as they would open it. */
export const mailedLink = (email: string) =>
  untilMailed(email, mail => /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail)?.[0]);

/** Opens the link of the one mail that somebody got, and presses the button there. */
export async function followMailedLink(page: Page, email: string, button: string): Promise<void> {
  await page.goto(await mailedLink(email));
  await page.getByRole('button', { name: button }).click();
}

/** The link of a lesson's reminder that gives this answer. */
export const replyLink = (email: string, answer: 'confirm' | 'move') =>
  untilMailed(
    email,
    mail => new RegExp(`^https?://\\S+/lesson-reply\\S+#${answer}\\.\\S+`, 'm').exec(mail)?.[0],
  );

/** The link by which its reader stops the reminders a day before a lesson. */
export const stopLink = (email: string) =>
  untilMailed(email, mail => /^https?:\/\/\S+\/stop-reminders\?\S*token=lesson-day\.\S+/m.exec(mail)?.[0]);

/** The code of the one mail that somebody got, which stands in a line of its own. */
export const mailedCode = (email: string) =>
  untilMailed(email, mail => /(?<=^\s*)\d{6}(?=\s*$)/m.exec(mail)?.[0]);

/** The mail in which somebody reads these words. */
export const mailWith = (email: string, words: string) =>
  untilMailed(email, mail => (mail.includes(words) ? mail : undefined));

export const countMailsTo = async (email: string) => (await mailsTo(email)).length;
