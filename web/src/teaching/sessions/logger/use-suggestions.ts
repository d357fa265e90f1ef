import { LOGGER_DEFAULTS } from '@bayan/domain/sessions/quick-log';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { StudentCard } from '@bayan/domain/students/students.contract';
import { useEffect, useEffectEvent } from 'react';
import type { useLoggerDraft } from './logger-draft.ts';

/** Fills in what is likely for a student: the length and the link of the last lesson, and an only subject (R736). */
export function useSuggestions(
  { sent, suggest }: ReturnType<typeof useLoggerDraft>,
  student: StudentCard | undefined,
  last: Session | null | undefined,
  longest: number,
) {
  const tell = useEffectEvent(() => {
    if (!student || last === undefined || sent) return;
    const [only = null, ...more] = student.subjects;
    suggest({
      subject: more.length === 0 ? only : null,
      duration: last && last.duration <= longest ? last.duration : LOGGER_DEFAULTS.duration,
      meetingLink: last?.meetingLink ?? '',
    });
  });
  const isKnown = last !== undefined;
  useEffect(() => {
    if (student?.id && isKnown) tell();
  }, [student?.id, isKnown]);
}
