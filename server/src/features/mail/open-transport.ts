import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openFileTransport } from './file-transport.ts';
import type { MailTransport } from './outgoing-mail.ts';
import { openSmtpTransport } from './smtp-transport.ts';

export const openMailTransport = ({
  smtpUrl,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'dataDir'>): MailTransport =>
  smtpUrl === undefined ? openFileTransport(join(dataDir, 'mail')) : openSmtpTransport(smtpUrl);
