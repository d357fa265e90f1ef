import { StartupError } from '@bayan/platform/startup-error';
import { type Config, holdsSample } from '#config/config.ts';

type SampleConfig = Pick<Config, 'isLocal' | 'sampleData' | 'publicUrl' | 'hosted'>;

/** Whether this installation may hold samples at all: everybody knows their password. */
export function allowsSample(config: SampleConfig, embedded: boolean): boolean {
  const { isLocal, sampleData, publicUrl, hosted } = config;
  if (sampleData === true && !isLocal) {
    throw new StartupError(
      `SAMPLE_DATA=1 would open ${publicUrl} to everybody who knows the sample password; unset it or PUBLIC_URL`,
    );
  }
  if (sampleData === true && hosted) {
    throw new StartupError(
      'SAMPLE_DATA=1 has no use with SUPABASE_URL: nobody can sign in as a sample there',
    );
  }
  return holdsSample(config, embedded);
}

/** Samples never join what is there. */
export const wantsSample = (
  config: SampleConfig,
  { embedded, empty }: { embedded: boolean; empty: boolean },
): boolean => allowsSample(config, embedded) && empty;

/** A public address is not opened while a password that everybody knows opens an account there. */
export function refuseKnownPasswords(
  { isLocal, publicUrl }: SampleConfig,
  openAccounts: readonly string[],
): void {
  if (isLocal || openAccounts.length === 0) return;
  throw new StartupError(
    `PUBLIC_URL is ${publicUrl}, and the sample password still opens ${openAccounts.slice(0, 3).join(', ')}; start without PUBLIC_URL and change it first`,
  );
}
