import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#platform/settings.tsx';
import { WhatsappLink } from '#shell/whatsapp-link.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Drawing } from '#ui/icons/drawing.ts';
import { clockIcon, globeIcon, mailIcon, whatsappIcon } from '#ui/icons/site-icons.ts';
import { BusinessHours } from './business-hours.tsx';
import { VisitorHours } from './visitor-hours.tsx';

const link =
  'inline-flex min-h-11 items-center font-semibold break-all text-teal underline underline-offset-4 hover:text-teal-strong';

/** How, where and when the academy is reached, as its settings say. */
export function ContactCards() {
  const { t } = useTranslation();
  const { contactEmail, whatsappNumber } = useSettings();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <ContactCard icon={mailIcon} title={t('contact.email.title')} text={t('contact.email.text')}>
        {contactEmail ? (
          <a href={`mailto:${contactEmail}`} className={link}>
            <bdi dir="ltr">{contactEmail}</bdi>
          </a>
        ) : (
          t('contact.notYet')
        )}
      </ContactCard>
      <ContactCard icon={whatsappIcon} title={t('contact.whatsapp.title')} text={t('contact.whatsapp.text')}>
        {whatsappNumber ? <WhatsappLink className={link} /> : t('contact.notYet')}
      </ContactCard>
      <ContactCard icon={globeIcon} title={t('contact.region.title')} text={t('contact.region.text')}>
        {t('home.serving')}
      </ContactCard>
      <ContactCard icon={clockIcon} title={t('contact.hours.title')} text={t('contact.hours.text')}>
        <BusinessHours />
        <VisitorHours />
      </ContactCard>
    </ul>
  );
}

interface ContactCardProps {
  readonly icon: Drawing;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const ContactCard = ({ icon, title, text, children }: ContactCardProps) => (
  <li className="flex">
    <Card className="flex w-full flex-col">
      <Icon drawing={icon} className="size-7 text-teal" />
      <h2 className="mt-4 text-lg font-semibold">{title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      <div className="mt-3 flex min-h-11 items-start font-medium">
        <span>{children}</span>
      </div>
    </Card>
  </li>
);
