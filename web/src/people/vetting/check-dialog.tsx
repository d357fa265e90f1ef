import { CHECK_STATES, variantsOf } from '@bayan/domain/vetting/checks';
import type { VettingCheck } from '@bayan/domain/vetting/vetting.contract';
import { VETTING_LIMITS } from '@bayan/domain/vetting/vetting.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetUploads } from '#academy/files/remembered-uploads.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { DocumentsField } from './documents-field.tsx';
import { useSaveCheck } from './use-vetting.ts';

interface CheckDialogProps {
  readonly tutorId: string;
  readonly check: VettingCheck;
  readonly onClose: () => void;
}

const formOf = ({ state, variant, expiresOn, note, documents }: VettingCheck) => ({
  state,
  variant,
  expiresOn,
  note,
  documents,
});
type CheckForm = ReturnType<typeof formOf>;

/** Confirms, refuses or reopens one check of a tutor, with its documents (R980). */
export function CheckDialog({ tutorId, check, onClose }: CheckDialogProps) {
  const { t } = useTranslation(['vetting', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { kind } = check;
  const draft = `vetting.${tutorId}.${kind}`;
  const { form, fill, change, base, current, ...record } = useRecordForm(draft, check, formOf);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSaveCheck(record.forget);
  const fieldError = useFieldErrors(error);
  const variants = variantsOf(kind);
  const isConfirmed = form.state === 'confirmed';
  const lacksVariant = isConfirmed && variants.length > 0 && form.variant === null;

  function save(replaced: VettingCheck) {
    setChecked(true);
    if (lacksVariant) return;
    const { documents, expiresOn, ...said } = form;
    const fileIds = documents.map(({ id }) => id);
    const done = () => {
      forgetUploads(fileIds);
      showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
      onClose();
    };
    mutate(
      {
        params: { id: tutorId, check: kind },
        body: { ...said, expiresOn: isConfirmed ? expiresOn : null, documents: fileIds },
        version: replaced.version,
      },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  const compared = (of: CheckForm) => ({
    state: t(`standings.${of.state}`),
    expiresOn: of.expiresOn ? dateText(of.expiresOn, language) : '',
    note: of.note,
    documents: of.documents.map(({ name }) => name).join('\n'),
  });
  return (
    <EditDialog
      title={t(`kinds.${kind}`)}
      saveLabel={t('save')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: (['state', 'expiresOn', 'note', 'documents'] as const).map(name => ({
            label: t(`fields.${name}`),
            theirs: compared(formOf(current))[name],
            yours: compared(form)[name],
          })),
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">{t(`about.${kind}`)}</p>
      <RadioGroup
        name="state"
        label={t('fields.state')}
        value={form.state}
        options={CHECK_STATES.map(id => ({ id, label: t(`standings.${id}`) }))}
        error={fieldError('state')}
        onChange={state => fill({ state })}
      />
      {variants.length > 0 && (
        <Select
          name="variant"
          label={t('fields.variant')}
          value={form.variant}
          options={variants.map(id => ({ id, label: t(`variants.${id}`) }))}
          error={isChecked && lacksVariant ? t('errors:field.required') : fieldError('variant')}
          onChange={variant => fill({ variant })}
          isRequired={isConfirmed}
        />
      )}
      {isConfirmed && (
        <DateField
          name="expiresOn"
          label={t('fields.expiresOn')}
          hint={t('fields.expiresHint')}
          value={form.expiresOn}
          error={fieldError('expiresOn')}
          onChange={expiresOn => fill({ expiresOn })}
        />
      )}
      <DocumentsField
        documents={form.documents}
        error={fieldError('documents')}
        onAdd={file => change(before => ({ ...before, documents: [...before.documents, file] }))}
        onTakeOut={({ id }) =>
          change(before => ({ ...before, documents: before.documents.filter(file => file.id !== id) }))
        }
      />
      <TextArea
        name="note"
        label={t('fields.note')}
        rows={3}
        value={form.note}
        error={fieldError('note')}
        onChange={note => fill({ note })}
        maxLength={VETTING_LIMITS.note}
      />
    </EditDialog>
  );
}
