import { SPOKEN_LANGUAGES, TEACHING_LEVELS } from '@bayan/domain/public-tutors/offered';
import type { PublicProfile } from '@bayan/domain/public-tutors/public-tutors.contract';
import { PUBLIC_TUTOR_LIMITS } from '@bayan/domain/public-tutors/public-tutors.limits';
import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useNow } from '#platform/use-now.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { bodyOf, missingIn, publicFormOf } from './public-form.ts';
import { PublicPreview } from './public-preview.tsx';
import { usePublish } from './use-tutor-record.ts';

interface PublishDialogProps extends Pick<WholeTutor, 'profile' | 'tutor'> {
  readonly shown: PublicProfile;
  readonly onClose: () => void;
}

const PLAIN_YEAR = { useGrouping: false } as const;

/** What the public is to read of a tutor who has agreed, with what it will look like (R711, R986). */
export function PublishDialog({ profile, tutor, shown, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['tutor-record', 'public-tutors', 'errors']);
  const errorTexts = useErrorTexts();
  const now = useNow();
  const draft = `public-profile.${shown.tutorId}`;
  const { form, fill, base, current, ...record } = useRecordForm(draft, shown, publicFormOf);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = usePublish(record.forget);
  const fieldError = useFieldErrors(error);
  const missing = isChecked ? missingIn(form) : [];
  const field = (name: 'teachingSince' | 'languages' | 'levels' | 'line' | 'lineAr' | 'agreedOn') => ({
    name,
    label: t(`publish.fields.${name}`),
    isRequired: true,
    error: missing.includes(name)
      ? t('errors:field.required')
      : fieldError(name === 'agreedOn' ? 'agreedAt' : name),
  });

  const done = () => {
    showToast({ title: t('publish.done.title'), text: t('publish.done.text'), tone: 'success' });
    onClose();
  };

  function save(replaced: PublicProfile) {
    setChecked(true);
    const body = bodyOf(form, now);
    if (!body) return;
    mutate(
      { params: { id: shown.tutorId }, body, version: replaced.version },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  return (
    <EditDialog
      title={t(shown.profile ? 'publish.edit' : 'publish.title')}
      saveLabel={t(shown.profile ? 'publish.save' : 'publish.confirm')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: (['line', 'lineAr'] as const).map(name => ({
            label: t(`publish.fields.${name}`),
            theirs: publicFormOf(current)[name],
            yours: form[name],
          })),
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">{t('publish.what')}</p>
      <TextArea
        {...field('line')}
        hint={t('publish.fields.lineHint')}
        rows={2}
        value={form.line}
        onChange={line => fill({ line })}
        maxLength={PUBLIC_TUTOR_LIMITS.line}
      />
      <TextArea
        {...field('lineAr')}
        rows={2}
        value={form.lineAr}
        onChange={lineAr => fill({ lineAr })}
        maxLength={PUBLIC_TUTOR_LIMITS.line}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          {...field('teachingSince')}
          value={form.teachingSince}
          minValue={PUBLIC_TUTOR_LIMITS.earliestYear}
          maxValue={now.getUTCFullYear()}
          formatOptions={PLAIN_YEAR}
          onChange={teachingSince => fill({ teachingSince })}
        />
        <DateField
          {...field('agreedOn')}
          value={form.agreedOn}
          max={now.toISOString().slice(0, 10)}
          onChange={agreedOn => fill({ agreedOn })}
        />
      </div>
      <CheckboxGroup
        {...field('levels')}
        value={form.levels}
        options={TEACHING_LEVELS.map(id => ({ id, label: t(`public-tutors:levels.${id}`) }))}
        onChange={levels => fill({ levels })}
      />
      <CheckboxGroup
        {...field('languages')}
        value={form.languages}
        options={SPOKEN_LANGUAGES.map(id => ({ id, label: t(`public-tutors:languages.${id}`) }))}
        onChange={languages => fill({ languages })}
      />
      <Checkbox
        name="hasAgreed"
        isSelected={form.hasAgreed}
        error={missing.includes('hasAgreed') ? t('errors:field.required') : undefined}
        onChange={hasAgreed => fill({ hasAgreed })}
      >
        {t('publish.fields.hasAgreed')}
      </Checkbox>
      <PublicPreview profile={profile} tutor={tutor} form={form} slug={shown.profile?.slug ?? ''} />
    </EditDialog>
  );
}
