import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import type { Homework } from '@bayan/domain/homework/homework.contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetUploads } from '#academy/files/remembered-uploads.ts';
import { useUploads } from '#academy/files/use-uploads.ts';
import { useChange } from '#platform/api/use-change.ts';
import { useLanguage } from '#platform/i18n.ts';
import { isolated } from '#platform/isolates.ts';
import { listText } from '#platform/list-text.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { isSameForm, useVersions } from '#platform/use-versions.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { useWorkDraft, type Work, withFile, workIn } from './work-draft.ts';
import { WorkFilesField } from './work-files-field.tsx';

interface WorkDialogProps {
  readonly homework: Homework;
  readonly onClose: () => void;
}

const textOf = ({ url, files }: Work) => [url, ...files.map(({ name }) => name)].filter(Boolean).join('\n');

/** Which link and which files. */
const handedIn = ({ url, files }: Work) => ({ url, files: files.map(({ id }) => id) });

/** Hands in a link, files, or both; until it is graded in the place of what was handed in before (R155). */
export function WorkDialog({ homework, onClose }: WorkDialogProps) {
  const { t } = useTranslation(['homework', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { base, current, isOwnChange, onRefused, goOnFrom } = useVersions<Homework>(homework);
  const { work, change, forget, draft } = useWorkDraft(homework);
  const uploads = useUploads({
    use: 'homework',
    purpose: `homework ${homework.id}`,
    onArrived: file => change(before => withFile(before, file)),
  });
  const filesField = useRef<HTMLDivElement>(null);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('PUT /api/homework/{id}/submission');
  const fieldError = useFieldErrors(error);
  const url = work.url.trim();
  const isOnItsWay = uploads.sending.some(({ failure }) => failure === null);
  const failed = uploads.sending.filter(({ failure }) => failure !== null);
  const isNothing = url === '' && work.files.length === 0;

  function save(over: Homework) {
    setChecked(true);
    if (failed.length > 0 || isOnItsWay || isNothing) {
      // What is wrong is said there, and whoever typed a link last has scrolled past it.
      filesField.current?.scrollIntoView({ block: 'start' });
      return;
    }
    const fileIds = work.files.map(({ id }) => id);
    const done = () => {
      forget();
      forgetUploads(fileIds);
      showToast({ title: t('work.sent.title'), text: t('work.sent.text'), tone: 'success' });
      onClose();
    };
    mutate(
      { params: { id: over.id }, body: { ...(url !== '' && { url }), fileIds }, version: over.version },
      {
        onSuccess: done,
        onError: onRefused(newer => isSameForm(handedIn(workIn(newer)), handedIn(work)), done),
      },
    );
  }

  const filesError = () => {
    if (!isChecked) return undefined;
    if (failed.length > 0) {
      const names = failed.map(({ file }) => isolated(file.name));
      return t('work.failed', { names: listText(names, language) });
    }
    if (isOnItsWay) return t('work.onItsWay');
    return isNothing ? t('work.nothing') : undefined;
  };
  return (
    <EditDialog
      title={t('work.title', { title: homework.title })}
      saveLabel={t('work.submit')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={draft}
      versions={
        current && {
          parts: [
            ...(['title', 'description'] as const).map(name => ({
              label: t(`fields.${name}`),
              theirs: current[name],
              yours: base[name],
            })),
            { label: t('work.label'), theirs: textOf(workIn(current)), yours: textOf(work) },
          ],
          isOwn: isOwnChange,
          onKeepYours: () => save(current),
          onTakeTheirs: () => {
            goOnFrom(current);
            change(() => workIn(current));
          },
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <WorkFilesField
        ref={filesField}
        files={work.files}
        uploads={uploads}
        error={filesError()}
        onRemove={({ id }) => {
          forgetUploads([id]);
          change(before => ({ ...before, files: before.files.filter(file => file.id !== id) }));
        }}
      />
      <TextField
        name="url"
        type="url"
        dir="ltr"
        label={t('work.url')}
        hint={t('work.urlHint')}
        error={fieldError('url') && t('work.urlFormat')}
        value={work.url}
        onChange={typed => change(before => ({ ...before, url: typed }))}
        maxLength={FIELD_LIMITS.link}
      />
    </EditDialog>
  );
}
