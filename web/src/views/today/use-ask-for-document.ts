import type { DocumentToRenew } from '@bayan/domain/today/today.contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { openInTab } from '#platform/open-address.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { useSettings } from '#platform/settings.tsx';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';

/** Opens WhatsApp with a text to the tutor ready in the tutor's language (R971). */
export function useAskForDocument(document: DocumentToRenew) {
  const { i18n } = useTranslation(['apply', 'vetting']);
  const errorTexts = useErrorTexts();
  const settings = useSettings();
  const { tutor, tutorPhone, tutorLanguage: language, kind, expiresOn, isExpired } = document;

  async function addressOf(): Promise<string> {
    await i18n.loadLanguages(language);
    const fixed = i18n.getFixedT(language, ['apply', 'vetting']);
    const text = fixed(isExpired ? 'apply:whatsapp.document.ended' : 'apply:whatsapp.document.ends', {
      name: firstNameOf(tutor, language),
      siteName: language === 'ar' ? settings.siteNameAr : settings.siteName,
      document: fixed(`vetting:kinds.${kind}`),
      day: dateText(expiresOn, language),
    });
    return `https://wa.me/${tutorPhone?.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => openInTab(addressOf),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
  return { ask: () => mutate(), isPending };
}
