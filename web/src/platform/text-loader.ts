import type { BackendModule } from 'i18next';
import { textsPath } from './texts-path.ts';

interface Loading {
  readonly texts?: Record<string, unknown>;
  readonly failure?: string;
  /** Whether another try could go better (R216). */
  readonly isRetryable?: boolean;
}

export async function loadTexts(url: string): Promise<Loading> {
  const response = await fetch(url).catch(() => null);
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
    const { texts, failure, isRetryable = false } = await loadTexts(textsPath(language, namespace));
    if (texts) done(null, texts);
    else done(failure ?? '', isRetryable);
  },
};
