import { useTranslation } from 'react-i18next';
import { leftToRight } from '../../platform/left-to-right.ts';
import { useSettings } from '../../platform/settings.tsx';
import { type Office, officeHoursIn } from './office-hours.ts';

const OFFICES: readonly Office[] = ['admin', 'legal'];
const linkClass = 'break-all text-teal underline underline-offset-4';

interface OfficesProps {
  readonly timezone: string;
  readonly now: Date;
}

/** Who answers, and when, by the academy's clock and by the tutor's own. */
export function Offices({ timezone, now }: OfficesProps) {
  const { t } = useTranslation('legal');
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
              <dt className="mt-1 text-ink-soft">{t('offices.email')}</dt>
              <dd>
                {contactEmail ? (
                  <a href={`mailto:${contactEmail}`} className={linkClass}>
                    <bdi dir="ltr">{contactEmail}</bdi>
                  </a>
                ) : (
                  t('offices.notYet')
                )}
              </dd>
              <dt className="mt-1 text-ink-soft">{t('offices.phone')}</dt>
              <dd>
                {contactPhone ? (
                  <a href={`tel:${contactPhone}`} className={linkClass}>
                    <bdi dir="ltr">{contactPhone}</bdi>
                  </a>
                ) : (
                  t('offices.notYet')
                )}
              </dd>
            </dl>
          </div>
        );
      })}
    </div>
  );
}
