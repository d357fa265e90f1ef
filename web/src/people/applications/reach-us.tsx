import { groupedPhone } from '@bayan/domain/fields/phone-text';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#platform/settings.tsx';

/** For whoever has no script: the ways to reach the academy without the form. */
export function ReachUs() {
  const { t } = useTranslation('apply');
  const { contactEmail, whatsappNumber } = useSettings();
  const link = 'inline-flex min-h-11 items-center font-semibold text-teal underline';
  return (
    <noscript>
      <div className="mb-6 rounded-card bg-brass-soft p-4">
        <p>{t('needsScript')}</p>
        <p className="flex flex-wrap gap-x-6">
          {contactEmail && (
            <a className={link} href={`mailto:${contactEmail}`}>
              <bdi dir="ltr">{contactEmail}</bdi>
            </a>
          )}
          {whatsappNumber && (
            <a className={link} href={`https://wa.me/${whatsappNumber.slice(1)}`}>
              <bdi dir="ltr">{groupedPhone(whatsappNumber)}</bdi>
            </a>
          )}
        </p>
      </div>
    </noscript>
  );
}
