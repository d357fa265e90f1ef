import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { groupedPhone } from '@bayan/domain/fields/phone-text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteName } from '#platform/settings.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** WhatsApp with the first words ready in the family's language, the phone and the mail. */
export function ContactLinks({ application }: { readonly application: Application }) {
  const { t } = useTranslation('applications');
  const text = useGreeting(application);
  const { phone, email } = application;
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <>
          <LinkButton
            tone="secondary"
            href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}
            newTab
          >
            {t('record.whatsapp')}
          </LinkButton>
          <LinkButton tone="secondary" href={`tel:${phone}`}>
            {t('record.call')} <bdi dir="ltr">{groupedPhone(phone)}</bdi>
          </LinkButton>
        </>
      )}
      {email && (
        <LinkButton tone="secondary" href={`mailto:${email}`}>
          {t('record.email')}
        </LinkButton>
      )}
    </div>
  );
}

/** In the applicant's language, whose texts are brought if the page is in the other; nothing until they are here. */
function useGreeting({ kind, language, name, reference }: Application): string {
  const { i18n } = useTranslation('apply');
  const siteName = useSiteName(language);
  const [isHere, setHere] = useState(() => i18n.hasResourceBundle(language, 'apply'));
  useEffect(() => {
    let isCurrent = true;
    void i18n.loadLanguages(language).then(() => isCurrent && setHere(true));
    return () => {
      isCurrent = false;
    };
  }, [i18n, language]);
  return isHere
    ? i18n.getFixedT(language, 'apply')('whatsapp.hello', { context: kind, name, reference, siteName })
    : '';
}
