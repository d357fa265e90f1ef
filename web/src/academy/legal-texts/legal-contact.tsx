import { useTranslation } from 'react-i18next';
import { useSettings } from '#platform/settings.tsx';
import { WhatsappLink } from '#shell/whatsapp-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { mailIcon } from '#ui/icons/site-icons.ts';

const link =
  'inline-flex min-h-11 items-center gap-3 font-semibold break-all text-teal underline underline-offset-4 hover:text-teal-strong';

/** Whom to write to. It comes from the settings and is no part of the text: a new address changes no version. */
export function LegalContact() {
  const { t } = useTranslation('legal-texts');
  const { contactEmail, whatsappNumber } = useSettings();
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="scroll-mt-24 text-xl leading-heading font-semibold">
        {t('contact.heading')}
      </h2>
      <p className="mt-3">{t('contact.text')}</p>
      {!contactEmail && !whatsappNumber && <p className="mt-3 text-ink-soft">{t('contact.notYet')}</p>}
      <p className="mt-2 flex flex-wrap gap-x-8">
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className={link}>
            <Icon drawing={mailIcon} className="size-5" />
            <bdi dir="ltr">{contactEmail}</bdi>
          </a>
        )}
        <WhatsappLink className={link} hasIcon />
      </p>
    </section>
  );
}
