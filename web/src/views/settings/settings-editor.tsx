import type { SettingsForm } from '@bayan/domain/settings/settings.contract';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { Alert } from '#ui/alert.tsx';
import { AsideDraft } from '#ui/aside-draft.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { showToast } from '#ui/toast.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { AcademySection } from './academy-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { settingsFieldsOf } from './settings-form.ts';
import { SiteSection } from './site-section.tsx';
import { TeachingSection } from './teaching-section.tsx';
import { useCheckedSettings } from './use-checked-settings.ts';
import { useComparedSettings } from './use-compared-settings.ts';
import { useSaveSettings } from './use-settings.ts';

export const SETTINGS_DRAFT = 'settings';

type SavedSettings = AnswerOf<'GET /api/settings'>;

/** Every setting in its field. What is typed outlives Escape, a reload and a lost network (R667). */
export function SettingsEditor({ settings }: { readonly settings: SavedSettings }) {
  const { t } = useTranslation('academy-settings');
  const errorTexts = useErrorTexts();
  const compared = useComparedSettings();
  const element = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(false);
  const [reviewed, setReviewed] = useState<SettingsForm | null>(null);
  const [unchecked, setUnchecked] = useState<Error | null>(null);
  const record = useRecordForm(SETTINGS_DRAFT, settings, settingsFieldsOf);
  const { mutate, isPending, error, reset } = useSaveSettings();
  const { form, base } = record;
  const { names, problemAt, check } = useCheckedSettings(form, base);
  const errorAt = (path: string) => (isChecked || touched.has(path) ? problemAt(path) : undefined);

  // Another admin's change appears at once where nobody is typing; else it is shown when this one is saved (R297).
  const follow = useEffectEvent((saved: SavedSettings) => {
    if (names.length === 0 && saved.version > base.version) record.startFrom(saved);
  });
  useEffect(() => follow(settings), [settings]);

  function begin(saved: SavedSettings) {
    record.startFrom(saved);
    setTouched(new Set());
    setChecked(false);
    setReviewed(null);
    reset();
  }

  async function review() {
    setChecked(true);
    setUnchecked(null);
    reset();
    try {
      const checked = await check();
      if (checked.isRight) setReviewed(checked.value);
      else focusFirstWrong(element.current);
    } catch (failure) {
      // The check itself did not come over the network.
      setUnchecked(failure as Error);
    }
  }

  const done = (saved: SavedSettings) => {
    begin(saved);
    showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
  };

  function save(change: SettingsForm, over: SavedSettings) {
    mutate(
      { body: change, version: over.version },
      {
        onSuccess: done,
        onError: record.unlessElsewhere(newer => save(change, newer), done),
      },
    );
  }

  const { current } = record;
  if (current && reviewed)
    return (
      <Card>
        <TwoVersions
          parts={compared(current, reviewed)}
          isOwn={record.isOwnChange}
          isPending={isPending}
          onKeepYours={() => save(reviewed, current)}
          onTakeTheirs={() => begin(current)}
        />
      </Card>
    );
  const section = { form, errorAt, onFill: record.fill };
  const failure = unchecked && errorTexts(unchecked);
  return (
    <>
      <form
        ref={element}
        method="post"
        noValidate
        onBlur={({ target }) => 'name' in target && setTouched(new Set([...touched, String(target.name)]))}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (names.length > 0) void review();
        }}
        className="flex flex-col gap-6"
      >
        <AsideDraft name={SETTINGS_DRAFT} />
        {record.startAgain && <RestoredDraft onDiscard={() => begin(settings)} />}
        {failure && (
          <Alert tone="danger" title={failure.title} isNews>
            {failure.text}
          </Alert>
        )}
        <AcademySection {...section} />
        <HoursSection {...section} />
        <TeachingSection {...section} />
        <SiteSection {...section} />
        <EmailsSection {...section} />
        <div
          data-over-page="save"
          className="sticky bottom-16 z-10 flex flex-wrap items-center justify-end gap-3 rounded-large border border-line bg-paper p-4 lg:bottom-0"
        >
          <p role="status" className="me-auto text-sm text-ink-soft">
            {names.length === 0 ? t('allSaved') : t('unsaved', { count: names.length })}
          </p>
          {!record.startAgain && (
            <Button tone="secondary" isDisabled={names.length === 0} onPress={() => begin(settings)}>
              {t('discard')}
            </Button>
          )}
          <Button type="submit">{t('save')}</Button>
        </div>
      </form>
      {/* Beside the form: what is pressed in it would send the form around it too. */}
      {reviewed && (
        <ReviewDialog
          title={t('review.title')}
          confirmLabel={t('review.confirm')}
          before={base}
          change={reviewed}
          isPending={isPending}
          problem={error && errorTexts(error)}
          onConfirm={() => save(reviewed, base)}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  );
}

/** Once the fields have got their messages. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // In the middle: bars stand at both ends of a phone's screen.
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}
