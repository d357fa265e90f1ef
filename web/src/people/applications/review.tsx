import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { groupedPhone } from '@bayan/domain/fields/phone-text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { useSiteName } from '#platform/settings.tsx';
import { Button } from '#ui/button.tsx';
import type { Answer, Answers } from './answers.ts';
import { type FieldSpec, STEPS } from './form-steps.ts';
import { PrivacyLink } from './privacy-link.tsx';
import { useFormTexts } from './use-form-texts.ts';

interface ReviewProps {
  readonly kind: 'student' | 'tutor';
  readonly answers: Answers;
  readonly onChange: (step: number) => void;
}

/** All that was answered, with a way back to each part, and what is agreed to. */
export function Review({ kind, answers, onChange }: ReviewProps) {
  const { t } = useTranslation('apply');
  const siteName = useSiteName(useLanguage());
  return (
    <>
      <p className="text-ink-soft">{t('review.intro')}</p>
      {STEPS[kind].slice(0, -1).map(({ name, fields }, step) => (
        <section key={name} className="rounded-card border border-line p-4 sm:p-5">
          <div className="flex items-center justify-between gap-4">
            <h3 className="font-semibold">{t(`steps.${name}`)}</h3>
            <Button tone="quiet" onPress={() => onChange(step)}>
              {t('review.change')}
            </Button>
          </div>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {fields.map(field => (
              <div key={field.name} className={field.control === 'writing' ? 'sm:col-span-2' : ''}>
                <Reviewed kind={kind} field={field} answer={answers[field.name]} />
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="rounded-card bg-sand p-4 text-sm sm:p-5">
        <p>{t(`review.consent_${kind}`, { siteName })}</p>
        <PrivacyLink />
      </div>
    </>
  );
}

interface ReviewedProps {
  readonly kind: ApplicationKind;
  readonly field: FieldSpec;
  readonly answer: Answer | undefined;
}

function Reviewed({ kind, field, answer }: ReviewedProps) {
  const { t } = useTranslation('apply');
  const { labelOf, optionText } = useFormTexts(kind);
  const isNumberOrAddress = /^(email|phone|number)$/.test(field.control);
  const worded = (given: string) => {
    if (field.control === 'phone') return groupedPhone(given);
    return field.options ? optionText(field.name, given) : given;
  };
  const given = () => {
    if (answer === true) return t('review.yes');
    if (typeof answer === 'string' && answer !== '') return worded(answer);
    if (typeof answer !== 'object' || answer.length === 0) return t('review.none');
    return answer.map(part => (typeof part === 'string' ? worded(part) : part.name)).join(' · ');
  };
  return (
    <>
      <dt className="text-sm text-ink-soft">{labelOf(field)}</dt>
      <dd className="whitespace-pre-line break-words">
        <bdi dir={isNumberOrAddress ? 'ltr' : 'auto'}>{given()}</bdi>
      </dd>
    </>
  );
}
