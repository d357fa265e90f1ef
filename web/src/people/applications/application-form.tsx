import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrittenPage } from '#platform/written-page.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ApplicationField } from './application-field.tsx';
import { STEPS } from './form-steps.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { PrivacyLink } from './privacy-link.tsx';
import { ReachUs } from './reach-us.tsx';
import { Review } from './review.tsx';
import { StepBar } from './step-bar.tsx';
import { Thanks } from './thanks.tsx';
import { useApplication } from './use-application.ts';
import { useFormTexts } from './use-form-texts.ts';

/** A form in a few short steps. What is wrong is said at its field, and going back loses nothing. */
export function ApplicationForm({ kind }: { readonly kind: ApplicationKind }) {
  const { t } = useTranslation('apply');
  const { refusalTexts } = useFormTexts(kind);
  const form = useRef<HTMLFormElement>(null);
  const written = useWrittenPage();
  const asked = written?.page === 'asked-tutor' ? written.shown : null;
  const { draft, problems, refusals, refusal, isWaiting, received, ...application } = useApplication(
    kind,
    form,
    asked && t('askedTutor.wish', { name: asked.name }),
  );
  const { Choice, answer, enterField, goTo, goOn, send } = application;
  const heading = useFocusOnChange(draft.step);
  const focusProblem = useEffectEvent(() => {
    const [first] = Object.keys(problems);
    if (first) focusField(form.current, first);
  });
  // Each time, also where the same field is refused again.
  useEffect(() => {
    if (refusals > 0) focusProblem();
  }, [refusals]);

  if (received) return <Thanks kind={kind} {...received} />;
  const steps = STEPS[kind];
  const step = steps[draft.step] ?? steps[0];
  if (!step) return null;
  const isLast = draft.step === steps.length - 1;
  const isBeforeLast = draft.step === steps.length - 2;
  const refused = refusal && refusalTexts(refusal);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    if (isLast) void send(website);
    else void goOn();
  }

  return (
    <>
      <h1 className="text-4xl leading-heading font-semibold text-balance">{t(`title.${kind}`)}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-soft">{t(`intro.${kind}`)}</p>
      {asked && (
        <p className="mb-6 rounded-card bg-teal-soft p-4">{t('askedTutor.note', { name: asked.name })}</p>
      )}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onFocus={({ target }) => void enterField(target.getAttribute('name'))}
        className="rounded-large border border-line bg-paper p-5 sm:p-8"
        aria-labelledby="step"
      >
        <ReachUs />
        {steps.length > 1 && <StepBar step={draft.step} steps={steps.length} />}
        <h2 id="step" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t(`steps.${step.name}`)}
        </h2>
        <div className="mt-6 flex flex-col gap-6">
          {step.name === 'review' && kind !== 'enquiry' && (
            <Review kind={kind} answers={draft.answers} onChange={goTo} />
          )}
          {step.fields.map(field => (
            <ApplicationField
              key={field.name}
              kind={kind}
              applicationId={draft.id}
              field={field}
              Choice={Choice}
              answer={draft.answers[field.name]}
              country={typeof draft.answers.country === 'string' ? draft.answers.country : null}
              problem={problems[field.name]}
              onAnswer={given => answer(field.name, given)}
            />
          ))}
          <HoneypotField />
          {refused && (
            <Alert tone="danger" title={refused.title} isNews>
              {refused.text}
            </Alert>
          )}
        </div>
        <div className="mt-8 flex flex-wrap-reverse items-center justify-between gap-3 border-t border-line pt-6">
          {draft.step > 0 ? (
            <Button tone="secondary" size="large" onPress={() => goTo(draft.step - 1)}>
              {t('actions.back')}
            </Button>
          ) : (
            <span />
          )}
          <Button
            type="submit"
            size="large"
            isPending={isWaiting}
            {...(isLast && { pendingLabel: t('actions.sending') })}
          >
            {t(isLast ? 'actions.send' : isBeforeLast ? 'actions.review' : 'actions.next')}
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <p>{t(kind === 'enquiry' ? 'enquiryNote' : 'kept')}</p>
          {step.name !== 'review' && <PrivacyLink />}
        </div>
      </form>
    </>
  );
}

/** The new step is read out, and the keyboard goes on from its beginning; not when the page opens. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  return heading;
}

/** A field of one control by its name, one of several by its first. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  const shown = control?.matches('select') ? control.closest('[data-rac]')?.querySelector('button') : control;
  (shown ?? form?.querySelector<HTMLElement>('[data-invalid] button'))?.focus();
}
