import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { knownName } from '#platform/person-name.ts';

/** Who teaches it; somebody who is gone is not an empty place (R24), and who has left is not named (R603). */
export function useTutorName(): (session: Pick<Session, 'tutor' | 'tutorLeftAt'>) => string {
  const { t } = useTranslation('student-sessions');
  const language = useLanguage();
  return ({ tutor, tutorLeftAt }) =>
    tutorLeftAt === null ? (knownName(tutor, language) ?? t('unknownTutor')) : t('arrangingTutor');
}
