import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { RESOURCE_TYPES } from '@bayan/domain/files/resource-type';
import type { Resource } from '@bayan/domain/resources/resources.contract';
import { RESOURCE_LIMITS } from '@bayan/domain/resources/resources.limits';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetUploads } from '#academy/files/remembered-uploads.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { ResourceFileField } from './resource-file-field.tsx';
import { emptyResource, missingIn, type ResourceForm, resourceFormOf, withType } from './resource-form.ts';
import { useSaveResource } from './use-resources.ts';

interface ResourceDialogProps {
  /** What is changed; null for a new one. */
  readonly over: Resource | null;
  readonly onClose: () => void;
}

const COMPARED = ['title', 'description', 'grade', 'url'] as const;
const VISIBILITIES = ['public', 'private'] as const;

/** Adds a resource, or changes what is said about one. */
export function ResourceDialog({ over, onClose }: ResourceDialogProps) {
  const { t } = useTranslation(['resources', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const draft = `resource.${over?.id ?? 'new'}`;
  const { form, change, fill, base, current, ...record } = useRecordForm(draft, over, resource =>
    resource ? resourceFormOf(resource) : emptyResource,
  );
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSaveResource(record.forget);
  const fieldError = useFieldErrors(error);
  const missing = isChecked ? missingIn(form, !over) : [];
  const errorOf = (name: keyof ResourceForm) =>
    missing.includes(name) ? t('errors:field.required') : fieldError(name);
  const field = (name: Exclude<keyof ResourceForm, 'file' | 'isPublic'>) => ({
    name,
    label: t(`fields.${name}`),
    error: errorOf(name),
  });
  const language = useLanguage();
  const me = useAuth().userProfile?.id;
  const isAnothers = over !== null && over.uploadedBy.id !== me;
  const labelOf = (visibility: (typeof VISIBILITIES)[number]) =>
    visibility === 'private' && isAnothers
      ? t('fields.visibilities.privateOf', { name: nameOf(over.uploadedBy, language) })
      : t(`fields.visibilities.${visibility}`);
  const visibilityOf = (isPublic: boolean) => labelOf(isPublic ? 'public' : 'private');

  const done = () => {
    if (form.file) forgetUploads([form.file.id]);
    showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
    onClose();
  };

  function save(replaced: Resource | null) {
    setChecked(true);
    const { subject } = form;
    if (missingIn(form, !over).length > 0 || subject === null) return;
    mutate(
      { form: { ...form, subject }, over: replaced },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  return (
    <EditDialog
      title={t(over ? 'editTitle' : 'addTitle')}
      saveLabel={t('save')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: [
            ...COMPARED.map(name => ({
              label: t(`fields.${name}`),
              theirs: resourceFormOf(current)[name],
              yours: form[name],
            })),
            {
              label: t('fields.subject'),
              theirs: t(`names:subjects.${current.subject}`),
              yours: form.subject ? t(`names:subjects.${form.subject}`) : '',
            },
            {
              label: t('fields.visibility'),
              theirs: visibilityOf(current.isPublic),
              yours: visibilityOf(form.isPublic),
            },
          ],
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      {!over && (
        <Select
          {...field('type')}
          isRequired
          value={form.type}
          options={RESOURCE_TYPES.map(id => ({ id, label: t(`types.${id}`) }))}
          onChange={type => change(before => withType(before, type))}
        />
      )}
      <TextField
        {...field('title')}
        isRequired
        value={form.title}
        onChange={title => fill({ title })}
        maxLength={RESOURCE_LIMITS.title}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...field('subject')}
          isRequired
          value={form.subject}
          options={OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
          onChange={subject => fill({ subject })}
        />
        <TextField
          {...field('grade')}
          value={form.grade}
          onChange={grade => fill({ grade })}
          maxLength={RESOURCE_LIMITS.grade}
        />
      </div>
      <TextArea
        {...field('description')}
        rows={3}
        value={form.description}
        onChange={description => fill({ description })}
        maxLength={RESOURCE_LIMITS.description}
      />
      {form.type === 'link' && (
        <TextField
          {...field('url')}
          isRequired
          type="url"
          hint={t('fields.urlHint')}
          value={form.url}
          onChange={url => fill({ url })}
          maxLength={FIELD_LIMITS.link}
        />
      )}
      {form.type !== 'link' && !over && (
        <ResourceFileField
          // What was being sent for another type is not wanted any more.
          key={form.type === 'video' ? 'video' : 'others'}
          type={form.type}
          file={form.file}
          error={errorOf('file')}
          onFile={file => fill({ file })}
        />
      )}
      <RadioGroup
        name="visibility"
        label={t('fields.visibility')}
        value={form.isPublic ? 'public' : 'private'}
        options={VISIBILITIES.map(id => ({ id, label: labelOf(id) }))}
        onChange={id => fill({ isPublic: id === 'public' })}
      />
    </EditDialog>
  );
}
