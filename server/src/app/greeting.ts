import { isLoopbackHost } from '@bayan/platform/http/loopback-host';
import type { Config } from '#config/config.ts';

const KNOWN_PASSWORDS =
  'Anyone who can reach this machine can sign in with them: set HOST=127.0.0.1, or PUBLIC_URL and change them.';
const NOT_SCANNED = 'Uploads are not scanned for malware: set CLAMD_URL to have a clamd look at them first.';

const unreadable = (count: number) =>
  `${count} second factors were set up with a key that is not here, and their codes are refused: put auth/factor-key.json back from a backup, or the key into AUTH_FACTOR_KEYS; else npm run admin:reset-factor lets their owners set up new ones.`;

/** What a start prints once it answers: where, who can sign in, and what its owner should know. */
export function greetingFor(
  { publicUrl, host, isLocal, clamdUrl }: Pick<Config, 'publicUrl' | 'host' | 'isLocal' | 'clamdUrl'>,
  port: number,
  accounts: readonly string[],
  unreadableFactors = 0,
): string[] {
  const isOpen = accounts.length > 0 && !isLoopbackHost(host);
  return [
    `Bayan Academy is ready: ${publicUrl.replace(/:0$/, `:${port}`)}`,
    ...accounts,
    ...(isOpen ? [KNOWN_PASSWORDS] : []),
    ...(!isLocal && clamdUrl === undefined ? [NOT_SCANNED] : []),
    ...(unreadableFactors > 0 ? [unreadable(unreadableFactors)] : []),
  ];
}
