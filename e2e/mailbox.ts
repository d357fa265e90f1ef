import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';

const mailDir = inject('mailDir');
const waitSeconds = 20;

async function mailsTo(email: string): Promise<string[]> {
  const names = await readdir(mailDir).catch(() => []);
  const mails = await Promise.all(
    names.filter(name => name.endsWith('.eml')).map(name => readFile(join(mailDir, name), 'utf8')),
  );
  return mails.filter(mail => mail.includes(`To: ${email}`));
}

/** The link of the one mail that somebody got, as they would open it. */
export async function mailedLink(email: string): Promise<string> {
  for (let tries = waitSeconds * 10; tries > 0; tries--) {
    const [mail] = await mailsTo(email);
    const link = mail && /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail)?.[0];
    if (link) return link;
    await delay(100);
  }
  throw new Error(`no mail with a link came to ${email}`);
}

export const countMailsTo = async (email: string) => (await mailsTo(email)).length;
