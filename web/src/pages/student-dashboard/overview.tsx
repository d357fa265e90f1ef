import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { PasskeyOffer } from '#people/auth/security/passkey-offer.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { dayText, hijriDayText } from '#platform/day-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { useHasSidebar } from '#shell/dashboard/use-has-sidebar.ts';
import { AddToCalendar } from '#views/calendar/add-to-calendar.tsx';
import { StudentOverview } from '#views/student-overview/student-overview.tsx';
import { useStudentOverview } from '#views/student-overview/use-student-overview.ts';

const addresses = {
  sessions: dashboardAddress('student', 'sessions'),
  homework: dashboardAddress('student', 'homework'),
  feedback: dashboardAddress('student', 'feedback'),
  progress: dashboardAddress('student', 'progress'),
  profile: dashboardAddress('student', 'profile'),
};

export function StudentOverviewPage() {
  const { t } = useTranslation(['student-overview', 'dashboard']);
  const language = useLanguage();
  const { userProfile } = useAuth();
  const hasSidebar = useHasSidebar();
  const { data: overview } = useStudentOverview();
  if (!userProfile) return null;
  const place = t('dashboard:places.student.overview');
  return (
    <>
      <div className="mb-6">
        {/* The sidebar greets as well, and says the day. */}
        <PageHeader
          title={hasSidebar ? place : t('welcome', { name: firstNameOf(userProfile, language) })}
          tab={place}
        />
        {!hasSidebar && <Today profile={userProfile} />}
      </div>
      <StudentOverview addresses={addresses} beside={({ id }) => <AddToCalendar sessionId={id} />} />
      {/* Not above what is read or pressed meanwhile, nor below a skeleton that will grow (R670). */}
      {overview && <PasskeyOffer userId={userProfile.id} />}
    </>
  );
}

/** The day where the family lives; the Hijri date stands beside it where somebody chose so (R217). */
function Today({ profile }: { readonly profile: UserProfile }) {
  const language = useLanguage();
  const now = useNow();
  const where = { language, timeZone: useViewerTimezone() };
  return (
    <p className="mt-2 flex flex-wrap gap-x-2 text-ink-soft">
      <span>{dayText(now, where)}</span>
      {profile.calendar === 'islamic-umalqura' && (
        <span className="before:me-2 before:content-['·']">{hijriDayText(now, where)}</span>
      )}
    </p>
  );
}
