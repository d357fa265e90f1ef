import { groupedPhone } from '@bayan/domain/fields/phone-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#platform/settings.tsx';
import { WhatsappLink } from '#shell/whatsapp-link.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Drawing } from '#ui/icons/drawing.ts';
import { phoneIcon } from '#ui/icons/room-icons.ts';
import { clockIcon, mailIcon, whatsappIcon } from '#ui/icons/site-icons.ts';
import { FamilyHours } from './family-hours.tsx';

const link =
  'inline-flex min-h-11 items-center break-all text-teal underline underline-offset-4 hover:text-teal-strong';

/** How and when a family reaches the academy; what the settings do not say is left out. */
export function AcademyContacts() {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation();
  const { contactEmail, contactPhone, whatsappNumber } = useSettings();
  return (
    <section aria-labelledby="academy-contacts">
      <h2 id="academy-contacts" className="mb-4 text-lg leading-heading font-semibold">
        {t('contacts.title')}
      </h2>
      <Card>
        <dl className="-my-4 divide-y divide-line">
          {contactEmail && (
            <Contact icon={mailIcon} name={shared('contact.email.title')}>
              <a href={`mailto:${contactEmail}`} className={link}>
                <bdi dir="ltr">{contactEmail}</bdi>
              </a>
            </Contact>
          )}
          {whatsappNumber && (
            <Contact icon={whatsappIcon} name={shared('contact.whatsapp.title')}>
              <WhatsappLink className={link} />
            </Contact>
          )}
          {contactPhone && (
            <Contact icon={phoneIcon} name={t('contacts.phone')}>
              <a href={`tel:${contactPhone}`} className={link}>
                <bdi dir="ltr">{groupedPhone(contactPhone)}</bdi>
              </a>
            </Contact>
          )}
          <Contact icon={clockIcon} name={shared('contact.hours.title')}>
            <FamilyHours />
          </Contact>
        </dl>
      </Card>
    </section>
  );
}

interface ContactProps {
  readonly icon: Drawing;
  readonly name: string;
  readonly children: ReactNode;
}

const Contact = ({ icon, name, children }: ContactProps) => (
  <div className="grid grid-cols-[auto_1fr] gap-x-4 py-4">
    <dt className="contents">
      <Icon drawing={icon} className="mt-0.5 size-5 text-teal" />
      <span className="text-sm text-ink-soft">{name}</span>
    </dt>
    <dd className="col-start-2 font-semibold">{children}</dd>
  </div>
);
