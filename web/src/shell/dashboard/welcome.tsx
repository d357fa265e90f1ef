import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { dayText, hijriDayText } from '#platform/day-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

/** Greets by the first name, with the day where the person lives. */
export function Welcome({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const now = useNow();
  const where = { language, timeZone: useViewerTimezone() };
  return (
    <div className="border-y border-line px-2 py-3">
      <p className="font-semibold">{t('welcome', { name: firstNameOf(profile, language) })}</p>
      <p className="text-sm text-ink-soft">{dayText(now, where)}</p>
      {profile.calendar === 'islamic-umalqura' && (
        <p className="text-sm text-ink-soft">{hijriDayText(now, where)}</p>
      )}
    </div>
  );
}
