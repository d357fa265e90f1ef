import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';
import { useSettings } from '#platform/settings.tsx';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { type Office, officeHoursIn } from './office-hours.ts';

const OFFICES: readonly Office[] = ['admin', 'legal'];

interface OfficesProps {
  readonly now: Date;
}

/** Who answers, and when, by the academy's clock and by the tutor's own. */
export function Offices({ now }: OfficesProps) {
  const { t } = useTranslation('legal');
  const timezone = useViewerTimezone();
  const { contactEmail, contactPhone } = useSettings();
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2">
      {OFFICES.map(office => {
        const { opens, closes } = officeHoursIn(office, timezone, now);
        return (
          <div key={office} className="rounded-card border border-line p-4 print:break-inside-avoid">
            <h3 className="font-semibold">{t(`offices.${office}.title`)}</h3>
            <dl className="mt-3 flex flex-col gap-2 text-sm">
              <dt className="text-ink-soft">{t('offices.hoursTitle')}</dt>
              <dd>{t(`offices.${office}.hours`)}</dd>
              <dd className="text-ink-soft">
                {t('offices.yourClock', { opens: leftToRight(opens), closes: leftToRight(closes) })}
              </dd>
              <Contact
                label={t('offices.email')}
                address={contactEmail}
                scheme="mailto"
                missing={t('offices.notYet')}
              />
              <Contact
                label={t('offices.phone')}
                address={contactPhone}
                scheme="tel"
                missing={t('offices.notYet')}
              />
            </dl>
          </div>
        );
      })}
    </div>
  );
}

interface ContactProps {
  readonly label: string;
  readonly address: string | null;
  readonly scheme: 'mailto' | 'tel';
  readonly missing: string;
}

const Contact = ({ label, address, scheme, missing }: ContactProps) => (
  <>
    <dt className="mt-1 text-ink-soft">{label}</dt>
    <dd>
      {address ? (
        <a href={`${scheme}:${address}`} className="break-all text-teal underline underline-offset-4">
          <bdi dir="ltr">{address}</bdi>
        </a>
      ) : (
        missing
      )}
    </dd>
  </>
);
