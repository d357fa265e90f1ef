import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import type { ChosenPerson } from '#people/profiles/person-field.tsx';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { plannerDialogs } from './planner-dialogs.tsx';

interface NewLessonButtonProps {
  /** The day that is shown; today where none is. */
  readonly day?: string | null;
  /** With whom, where the page is about one student. */
  readonly student?: ChosenPerson;
}

export function NewLessonButton({ day = null, student }: NewLessonButtonProps) {
  const { t } = useTranslation('session-calendar');
  const open = useOpenDialog(plannerDialogs);
  const today = wallClock(useNow(), useViewerTimezone()).date;
  return (
    <Button onPress={() => open({ dialog: 'new', day: day ?? today, ...(student && { student }) })}>
      {t('new.open')}
    </Button>
  );
}
