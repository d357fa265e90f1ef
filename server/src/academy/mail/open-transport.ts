import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import type { MailTransport } from './outgoing-mail.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'dataDir'>;

/** Loaded with the first mail: it is a tenth of the code that a start would otherwise wait for. */
export function openMailTransport(config: MailConfig): MailTransport {
  let opened: Promise<MailTransport> | undefined;
  return {
    async send(mail) {
      opened ??= open(config);
      const transport = await opened.catch((error: unknown) => {
        // The next mail tries anew: what failed to load may load later.
        opened = undefined;
        throw error;
      });
      await transport.send(mail);
    },
    close() {
      opened?.then(transport => transport.close()).catch(() => {});
    },
  };
}

async function open({ smtpUrl, dataDir }: MailConfig): Promise<MailTransport> {
  if (smtpUrl !== undefined) return (await import('./smtp-transport.ts')).openSmtpTransport(smtpUrl);
  return (await import('./file-transport.ts')).openFileTransport(join(dataDir, 'mail'));
}
