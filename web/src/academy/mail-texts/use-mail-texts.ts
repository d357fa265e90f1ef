import type { Language } from '@bayan/domain/language/language';
import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

export interface ChosenMail {
  readonly kind: string;
  readonly language: Language;
}

export const useMailKinds = () => useEndpoint('GET /api/mail-texts', {});
export const useMailTexts = (mail: ChosenMail) =>
  useEndpoint('GET /api/mail-texts/{kind}/{language}', { params: { ...mail } });
export const useSaveMailTexts = () => useChange('PUT /api/mail-texts/{kind}/{language}');
export const usePreviewMail = () => useChange('POST /api/mail-texts/{kind}/{language}/preview');
export const useTestMail = () => useChange('POST /api/mail-texts/{kind}/{language}/test');
