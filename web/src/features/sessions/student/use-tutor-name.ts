import type { Session } from '@bayan/domain/sessions/session';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/person-name.ts';

/** Who teaches it; somebody who is gone and has left no name is not an empty place (R24). */
export function useTutorName(): (tutor: Session['tutor'] | null) => string {
  const { t } = useTranslation('student-sessions');
  const language = useLanguage();
  return tutor => (tutor && nameOf(tutor, language).trim()) || t('unknownTutor');
}
