import { type Config, isLoopbackHost } from './config.ts';

const KNOWN_PASSWORDS =
  'Anyone who can reach this machine can sign in with them: set HOST=127.0.0.1, or PUBLIC_URL and change them.';
const NOT_SCANNED = 'Uploads are not scanned for malware: set CLAMD_URL to have a clamd look at them first.';

/** What a start prints once it answers: where, who can sign in, and what its owner should know. */
export function greetingFor(
  { publicUrl, host, isLocal, clamdUrl }: Pick<Config, 'publicUrl' | 'host' | 'isLocal' | 'clamdUrl'>,
  port: number,
  accounts: readonly string[],
): string[] {
  const isOpen = accounts.length > 0 && !isLoopbackHost(host);
  return [
    `Bayan Academy is ready: ${publicUrl.replace(/:0$/, `:${port}`)}`,
    ...accounts,
    ...(isOpen ? [KNOWN_PASSWORDS] : []),
    ...(!isLocal && clamdUrl === undefined ? [NOT_SCANNED] : []),
  ];
}
