import { APPLICATION_LIMITS } from '@bayan/domain/applications/applications.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#platform/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddNote } from './use-applications.ts';
import { useChangeProblem } from './use-change-problem.ts';

const nothing = { text: '' };

/** What colleagues should know; only admins read it. */
export function NoteForm({ id }: { readonly id: string }) {
  const { t } = useTranslation(['applications', 'errors']);
  const { typed, type, draft } = useDraft(`application-note.${id}`, nothing);
  const { text } = typed;
  const [isChecked, setChecked] = useState(false);
  const sayProblem = useChangeProblem();
  const { mutate, isPending } = useAddNote();
  const add = () => {
    setChecked(true);
    if (isPending || text.trim() === '') return;
    mutate(
      { params: { id }, body: { text } },
      {
        onSuccess: () => {
          type(nothing);
          setChecked(false);
          showToast({ title: t('notes.added'), text: t('notes.addedText'), tone: 'success' });
        },
        onError: sayProblem,
      },
    );
  };
  return (
    <div className="flex flex-col gap-2">
      {draft.startAgain && <RestoredDraft onDiscard={draft.startAgain} />}
      <TextArea
        name="text"
        label={t('notes.label')}
        hint={t('notes.hint')}
        rows={2}
        value={text}
        onChange={words => type({ text: words })}
        maxLength={APPLICATION_LIMITS.note}
        error={isChecked && text.trim() === '' ? t('errors:field.required') : undefined}
      />
      <div>
        <Button tone="secondary" isPending={isPending} onPress={add}>
          {t('notes.add')}
        </Button>
      </div>
    </div>
  );
}
