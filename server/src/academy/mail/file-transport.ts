import { chmod, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';

/** Unencoded, so that the file can be read, and its link copied, without a mail program. */
const plainPart = (type: string, content: string) => ({
  raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content.replace(/\n/g, '\r\n')}`,
});

const nameOf = ({ id, kind, createdAt }: OutgoingMail) =>
  `${createdAt.toISOString().replace(/[-:.]/g, '')}-${kind}-${id}.eml`;

/** Writes each mail as a file into a folder. A repeat replaces the file, so nothing is there twice or by half. */
export function openFileTransport(folder: string): MailTransport {
  return {
    async send(mail) {
      const { text, html, ...headers } = mail.message;
      const composer = new MailComposer({
        ...headers,
        text: plainPart('text/plain', text),
        html: plainPart('text/html', html),
      });
      const bytes = await composer.compile().build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const path = join(folder, nameOf(mail));
      const aside = await open(`${path}.part`, 'w', 0o600);
      try {
        await aside.writeFile(bytes);
        await aside.sync();
      } finally {
        await aside.close();
      }
      await rename(`${path}.part`, path);
    },
    close: () => {},
  };
}
