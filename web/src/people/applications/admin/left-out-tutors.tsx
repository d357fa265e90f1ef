import type { TutorProposals } from '@bayan/domain/applications/application-admin.contract';
import { useTranslation } from 'react-i18next';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useLoadText } from './use-load-text.ts';

type LeftOutTutor = TutorProposals['leftOutTutors'][number];

/** How many tutors do not fit and why, and who they are (R829). */
export function LeftOutTutors({ leftOut, leftOutTutors }: Pick<TutorProposals, 'leftOut' | 'leftOutTutors'>) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const total = leftOut.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const unnamed = total - leftOutTutors.length;
  return (
    <div className="mt-2 text-sm">
      <p className="text-ink-soft">
        {t('tutors.leftOut', {
          reasons: leftOut
            .map(({ mismatch, count }) => `${t(`tutors.mismatches.${mismatch}`)} (${count})`)
            .join(' · '),
        })}
      </p>
      <Disclosure summary={t('tutors.seeWhy')}>
        <ul className="flex flex-col gap-2">
          {leftOutTutors.map(other => (
            <li key={other.tutor.id}>
              <bdi className="font-semibold text-ink">{nameOf(other.tutor, language)}</bdi>
              <span className="block">
                <Why {...other} />
              </span>
            </li>
          ))}
        </ul>
        {unnamed > 0 && <p className="mt-2">{t('tutors.unnamed', { count: unnamed })}</p>}
      </Disclosure>
    </div>
  );
}

/** The reason, with what can be said of it in figures and names. */
function Why({ mismatch, load, tutor }: LeftOutTutor) {
  const { t } = useTranslation(['applications', 'names']);
  const language = useLanguage();
  const loadText = useLoadText();
  const reason = t(`tutors.mismatches.${mismatch}`);
  const subjects = tutor.subjects.map(subject => t(`names:subjects.${subject}`, { defaultValue: subject }));
  if (mismatch === 'full' && load) return `${reason} · ${loadText(load)}`;
  if (mismatch === 'subject') return `${reason} · ${commaText(subjects, language) || t('tutors.noSubjects')}`;
  return reason;
}
