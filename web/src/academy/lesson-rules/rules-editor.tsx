import { changedRules, LESSON_RULE_NUMBERS } from '@bayan/domain/lesson-rules/lesson-rules';
import { LESSON_RULE_LIMITS } from '@bayan/domain/lesson-rules/lesson-rules.limits';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { useChange } from '#platform/api/use-change.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useSettings } from '#platform/settings.tsx';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { checkRules, ruleFieldsOf } from './rules-form.ts';

const DRAFT = 'lesson-rules';
const MAX_DIGITS = 4;

export type RulesVersion = AnswerOf<'GET /api/lesson-rules'>['items'][number];

/** New rules from a day on: checked in the field, and what they do said before they are saved (R978). */
export function RulesEditor({ versions }: { readonly versions: readonly [RulesVersion, ...RulesVersion[]] }) {
  const { t } = useTranslation(['lesson-rules', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const today = wallClock(useNow(), useSettings().timezone).date;
  const nothing = ruleFieldsOf(versions[0]);
  const { typed, type, forget, startAgain } = useDraft(DRAFT, nothing);
  const [isChecked, setChecked] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const { mutateAsync, isPending, error, reset } = useChange('POST /api/lesson-rules');
  const { wrong, rules, before, stricter, earliest, isTooSoon, body } = checkRules(typed, versions, today);
  const isSame = before !== null && changedRules(before, rules).length === 0;

  function dayProblem(): string | undefined {
    if (isTooSoon) {
      const day = dateText(earliest ?? addDays(today, 1), language);
      return t(stricter.length > 0 ? 'problems.notice' : 'problems.tomorrow', { day });
    }
    return isChecked && typed.validFrom === null ? t('errors:field.required') : undefined;
  }

  function review(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    reset();
    if (body && !isSame) setReviewed(true);
  }

  async function save() {
    if (!body) return;
    try {
      await mutateAsync({ body });
    } catch {
      // The form says why.
      return;
    } finally {
      setReviewed(false);
    }
    forget();
    type(nothing);
    setChecked(false);
    showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
  }

  const failure = error && errorTexts(error);
  return (
    <Card>
      <form
        aria-labelledby="new-rules"
        method="post"
        noValidate
        onSubmit={review}
        className="flex flex-col gap-5"
      >
        <div>
          <h2 id="new-rules" className="text-lg leading-heading font-semibold">
            {t('form.title')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{t('form.note')}</p>
        </div>
        {startAgain && <RestoredDraft onDiscard={startAgain} />}
        {failure && (
          <Alert tone="danger" title={failure.title} isNews>
            {failure.text}
          </Alert>
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DateField
            name="validFrom"
            label={t('fields.validFrom')}
            hint={t('hints.validFrom')}
            error={dayProblem()}
            isRequired
            value={typed.validFrom}
            onChange={validFrom => type({ validFrom })}
          />
          {LESSON_RULE_NUMBERS.map(name => (
            <TextField
              key={name}
              name={name}
              label={t(`fields.${name}`)}
              hint={t(`hints.${name}`)}
              error={wrong.includes(name) ? t('problems.range', LESSON_RULE_LIMITS[name]) : undefined}
              isRequired
              dir="ltr"
              inputMode="numeric"
              maxLength={MAX_DIGITS}
              value={typed[name]}
              onChange={value => type({ [name]: value })}
            />
          ))}
        </div>
        <Checkbox
          name="selfService"
          isSelected={typed.selfService}
          onChange={selfService => type({ selfService })}
        >
          {t('fields.selfService')}
        </Checkbox>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit">{t('form.save')}</Button>
          <p role="status" className="text-sm text-ink-soft">
            {isChecked && body && isSame && t('problems.same')}
          </p>
        </div>
      </form>
      {isReviewed && before && typed.validFrom && (
        <RulesDialog
          before={before}
          rules={rules}
          validFrom={typed.validFrom}
          stricter={stricter}
          isPending={isPending}
          onConfirm={() => void save()}
          onClose={() => setReviewed(false)}
        />
      )}
    </Card>
  );
}
