import type { BackendModule } from 'i18next';
import { earlyOr } from './early-answers.ts';
import { isReachable, untilReachable } from './network-wait.ts';
import { textsPath } from './texts-path.ts';

interface Loading {
  readonly texts?: Record<string, unknown>;
  readonly failure?: string;
  /** Whether another try could go better (R216). */
  readonly isRetryable?: boolean;
}

export async function loadTexts(url: string): Promise<Loading> {
  const response = await earlyOr(() => fetch(url), url, null).catch(() => null);
  if (!response?.ok) {
    const status = response?.status;
    return {
      failure: `failed loading ${url}; status code: ${status ?? 'none'}`,
      isRetryable: status === undefined || (status >= 500 && status <= 599),
    };
  }
  try {
    return { texts: await response.json() };
  } catch {
    return { failure: `failed parsing ${url} to json`, isRetryable: false };
  }
}

/** Brings the texts of a language, one file for what every page shows and one for each area (R216). */
export const textLoader: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  async read(language, namespace, done) {
    const load = () => loadTexts(textsPath(language, namespace));
    const first = await load();
    // The page that wants them waits with the person (R669); without the texts that every page has, there is none.
    const isOffline = !first.texts && namespace !== 'translation' && !(await isReachable());
    if (isOffline) await untilReachable();
    const { texts, failure, isRetryable = false } = isOffline ? await load() : first;
    if (texts) done(null, texts);
    else done(failure ?? '', isRetryable);
  },
};
