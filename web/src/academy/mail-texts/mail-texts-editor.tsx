import { placeholdersIn } from '@bayan/domain/mail/mail-placeholders';
import type { MailTextsView } from '@bayan/domain/mail/mail-texts.contract';
import { MAIL_TEXT_LIMITS } from '@bayan/domain/mail/mail-texts.limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { Alert } from '#ui/alert.tsx';
import { AsideDraft } from '#ui/aside-draft.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { MailPreviewDialog } from './mail-preview-dialog.tsx';
import { originalsOf, problemsOf, sentTexts, typedTextsOf } from './own-texts.ts';
import { TestMailButton } from './test-mail-button.tsx';
import { useTextName } from './text-names.ts';
import { type ChosenMail, useSaveMailTexts } from './use-mail-texts.ts';

export const draftOf = ({ kind, language }: ChosenMail) => `mail-texts.${kind}.${language}`;

const shown = (placeholder: string) => leftToRight(`{{${placeholder}}}`);

/** The sentences of one mail in one language (R907). */
export function MailTextsEditor({ saved }: { readonly saved: MailTextsView }) {
  const { t } = useTranslation('mail-texts');
  const reader = useLanguage();
  const errorTexts = useErrorTexts();
  const textName = useTextName();
  const [isPreviewed, setPreviewed] = useState(false);
  const record = useRecordForm(draftOf(saved), saved, typedTextsOf);
  const { mutate, isPending, error, reset } = useSaveMailTexts();
  const { form, base, current } = record;
  const params = { kind: saved.kind, language: saved.language };
  const isChanged =
    JSON.stringify(sentTexts(form, base)) !== JSON.stringify(sentTexts(typedTextsOf(base), base));
  const isOriginal = Object.keys(sentTexts(form, base)).length === 0;
  const list = (placeholders: readonly string[]) => commaText(placeholders.map(shown), reader);

  function errorOf(name: string, original: string): string | undefined {
    const problems = problemsOf(form[name] ?? '', original);
    if (!problems) return undefined;
    const { missing, unknown } = problems;
    if (missing.length > 0) return t('problems.missing', { names: list(missing) });
    return unknown.length > 0 ? t('problems.unknown', { names: list(unknown) }) : t('problems.broken');
  }
  const isWrong = base.texts.some(({ name, original }) => problemsOf(form[name] ?? '', original) !== null);

  const done = (now: MailTextsView) => {
    record.startFrom(now);
    reset();
    showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
  };

  function save(over: MailTextsView) {
    if (isWrong) return;
    mutate(
      { params, version: over.version, body: { texts: sentTexts(form, over) } },
      {
        onSuccess: done,
        onError: record.unlessElsewhere(save, done),
      },
    );
  }

  if (current)
    return (
      <Card>
        <TwoVersions
          parts={current.texts.map(({ name, original, own }) => ({
            label: textName(name),
            theirs: own ?? original,
            yours: form[name] ?? original,
          }))}
          isOwn={record.isOwnChange}
          isPending={isPending}
          onKeepYours={() => save(current)}
          onTakeTheirs={record.takeTheirs}
        />
      </Card>
    );
  const problem = error && errorTexts(error);
  return (
    <>
      <form
        method="post"
        noValidate
        data-shows-gaps
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (isChanged) save(base);
        }}
      >
        <Card className="flex flex-col gap-5">
          <AsideDraft name={draftOf(saved)} />
          {record.startAgain && <RestoredDraft onDiscard={record.startAgain} />}
          {problem && (
            <Alert tone="danger" title={problem.title} isNews>
              {problem.text}
            </Alert>
          )}
          {base.texts.map(({ name, original }) => {
            const placeholders = placeholdersIn(original);
            return (
              <TextArea
                key={name}
                name={name}
                label={textName(name)}
                hint={placeholders.length > 0 ? t('placeholders', { names: list(placeholders) }) : undefined}
                error={errorOf(name, original)}
                rows={name.startsWith('body') || name.startsWith('asked') ? 4 : 2}
                value={form[name] ?? ''}
                onChange={text => record.fill({ [name]: text.replace(/\s*\n\s*/g, ' ') })}
                maxLength={MAIL_TEXT_LIMITS.text}
              />
            );
          })}
          <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
            <Button tone="secondary" isDisabled={isOriginal} onPress={() => record.fill(originalsOf(base))}>
              {t('useOriginals')}
            </Button>
            <Button tone="secondary" isDisabled={isWrong} onPress={() => setPreviewed(true)}>
              {t('preview.open')}
            </Button>
            <TestMailButton mail={params} isUnsaved={isChanged} />
            <Button type="submit" isPending={isPending} isDisabled={!isChanged || isWrong}>
              {t('save')}
            </Button>
          </div>
        </Card>
      </form>
      {isPreviewed && (
        <MailPreviewDialog mail={params} texts={sentTexts(form, base)} onClose={() => setPreviewed(false)} />
      )}
    </>
  );
}
