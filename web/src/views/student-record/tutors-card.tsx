import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { showToast } from '#ui/toast.tsx';
import { RecordCard } from './record-card.tsx';
import { useEndAssignment } from './use-student-record.ts';

const AssignDialog = lazyPart(async () => (await import('./assign-dialog.tsx')).AssignDialog);

const ChangeTutorDialog = lazyPart(async () => (await import('./change-tutor-dialog.tsx')).ChangeTutorDialog);

type Assignment = WholeStudent['assignments'][number];

/** Who teaches the student now, and what becomes of lessons when that ends (R602). */
export function TutorsCard({ assignments, profile }: Pick<WholeStudent, 'assignments' | 'profile'>) {
  const { t } = useTranslation(['student-record', 'names']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const [isAssigning, setAssigning] = useState(false);
  const [changing, setChanging] = useState<Assignment | null>(null);
  const [ending, setEnding] = useState<Assignment | null>(null);
  const { mutate, isPending } = useEndAssignment();
  const current = assignments.filter(({ until }) => until === null);

  function end({ id, version }: Assignment) {
    mutate(
      { params: { id }, version },
      {
        onSuccess: () =>
          showToast({ title: t('tutors.ended.title'), text: t('tutors.ended.text'), tone: 'success' }),
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
        onSettled: () => setEnding(null),
      },
    );
  }

  return (
    <RecordCard
      title={t('tutors.title')}
      aside={
        profile.isActive && (
          <Button tone="quiet" onPress={() => setAssigning(true)}>
            {t('tutors.assign')}
          </Button>
        )
      }
    >
      {current.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('tutors.none')}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {current.map(assignment => {
            const name = nameOf(assignment.tutor, language);
            return (
              <li key={assignment.id} className="flex items-center gap-3 py-2.5">
                <Avatar name={name} size="small" />
                <span className="min-w-0 grow">
                  <bdi className="block font-semibold">{name}</bdi>
                  <span className="text-ink-soft">{t(`names:subjects.${assignment.subject}`)}</span>
                </span>
                <Button
                  tone="quiet"
                  aria-label={t('tutors.changeOf', { name })}
                  onPress={() => setChanging(assignment)}
                >
                  {t('tutors.change')}
                </Button>
                <Button
                  tone="quiet"
                  aria-label={t('tutors.endOf', { name })}
                  onPress={() => setEnding(assignment)}
                >
                  {t('tutors.end')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <Confirm
        isOpen={ending !== null}
        title={t('tutors.endTitle')}
        text={
          ending
            ? t('tutors.endText', {
                name: nameOf(ending.tutor, language),
                student: nameOf(profile, language),
                subject: t(`names:subjects.${ending.subject}`),
              })
            : ''
        }
        confirmLabel={t('tutors.end')}
        isDanger
        isPending={isPending}
        onConfirm={() => ending && end(ending)}
        onCancel={() => setEnding(null)}
      />
      <Suspense>
        {isAssigning && <AssignDialog studentId={profile.id} onClose={() => setAssigning(false)} />}
        {changing && <ChangeTutorDialog assignment={changing} onClose={() => setChanging(null)} />}
      </Suspense>
    </RecordCard>
  );
}
