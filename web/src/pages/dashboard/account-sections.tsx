import { SecuritySection } from '#people/auth/security/security-section.tsx';
import { CalendarSection } from '#views/calendar/calendar-section.tsx';
import { useCalendarFeed } from '#views/calendar/use-calendar-feed.ts';
import { ActivityDialog } from './activity-dialog.ts';

/** Who else can get at one's lessons: by a calendar address, or by the account. To shut one out concerns the other. */
export function AccountSections() {
  const { data: feed, refetch } = useCalendarFeed();
  return (
    <>
      <CalendarSection />
      <SecuritySection
        calendarAddress={feed?.address ? { lookAgain: () => void refetch() } : null}
        Activity={ActivityDialog}
      />
    </>
  );
}
