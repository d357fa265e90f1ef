import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STEPS } from '#people/applications/form-steps.ts';
import { useFormTexts } from '#people/applications/use-form-texts.ts';
import { OwnWords } from '#ui/own-words.tsx';

/** Contact and confirmations stand elsewhere, or are the same for all. */
const ELSEWHERE = ['name', 'email', 'phone', 'certificates', 'consent'];

/** What was answered, in the order of the form. */
export function RecordAnswers({ application: { kind, answers } }: { readonly application: Application }) {
  const { t } = useTranslation(['applications', 'apply']);
  const { labelOf, optionText } = useFormTexts(kind);
  const id = useId();
  const given: Readonly<Record<string, unknown>> = answers;
  const fields = STEPS[kind].flatMap(step => step.fields).filter(({ name }) => !ELSEWHERE.includes(name));
  const worded = (name: string, hasOptions: boolean, value: unknown): string => {
    if (value === true) return t('apply:review.yes');
    if (Array.isArray(value)) return value.map(part => worded(name, true, part)).join(' · ');
    return hasOptions ? optionText(name, String(value)) : String(value ?? '');
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-sm font-semibold text-ink-soft">
        {t('record.answers')}
      </h3>
      <dl className="grid gap-x-4 gap-y-3 text-sm sm:grid-cols-2">
        {fields.map(field => {
          const words = worded(field.name, field.options !== undefined, given[field.name]);
          if (words === '') return null;
          return (
            <div key={field.name} className={field.control === 'writing' ? 'sm:col-span-2' : ''}>
              <dt className="text-ink-soft">{labelOf(field)}</dt>
              {field.control === 'writing' ? (
                <OwnWords as="dd" className="break-words whitespace-pre-line">
                  {words}
                </OwnWords>
              ) : (
                <dd>
                  <bdi>{words}</bdi>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
