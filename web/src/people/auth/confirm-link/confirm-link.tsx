import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formClass } from '#people/auth/form-class.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { usePressedBefore } from '#platform/early-clicks.ts';
import { leftToRight } from '#platform/isolates.ts';
import { paths } from '#platform/paths.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { showToast } from '#ui/toast.tsx';
import type { LinkedPerson } from './look-at-link.ts';
import { type ConfirmLink as Confirming, useConfirmLink } from './use-confirm-link.ts';

/** One button that uses the link which somebody came by. */
export function ConfirmLink() {
  const errorTexts = useErrorTexts();
  const confirming = useConfirmLink();
  const { looked, lookAgain } = confirming;
  switch (looked.kind) {
    case 'failed':
      return <LoadFailure {...errorTexts(looked.error)} onRetry={lookAgain} />;
    case 'half-agreed':
      return <HalfAgreed person={looked.person} />;
    case 'address-changed':
      return <AddressChanged person={looked.person} />;
    default:
      return <ConfirmForm {...confirming} />;
  }
}

function ConfirmForm({ looked, otherPerson, confirm }: Confirming) {
  const { t } = useTranslation('sign-in');
  const { loading } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [isPending, setPending] = useState(false);
  const person = looked.kind === 'ready' && !loading ? looked.person : null;
  const isWayBack = looked.kind === 'ready' && looked.brought.type === 'email_change_undo';
  const isQuestion = otherPerson !== null || isWayBack || (person !== null && person.newEmail !== null);

  async function redeem({ target }: LinkedPerson) {
    // Another site or program waits for the answer, and only the server can take the browser there.
    if (target === null) return form.current?.submit();
    setPending(true);
    const problem = await confirm();
    setPending(false);
    if (problem === null) return;
    const text = problem === 'failed' ? t('login.error.text') : problem.refusal;
    showToast({ title: t('confirmLink.failed'), text, tone: 'danger' });
  }
  const redeemLate = useEffectEvent(redeem);
  // Pressed before it was known whose link it is, and whether there is more to ask.
  useEffect(() => {
    if (!isPressed || !person) return;
    setPressed(false);
    if (!isQuestion) void redeemLate(person);
  }, [isPressed, person, isQuestion]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (person) void redeem(person);
    else setPressed(true);
  }
  usePressedBefore(form);
  return (
    // Without an address of its own it goes to that of the page, which holds the link: so it serves without script too.
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className={formClass}>
      {person && <WhoIsWho person={person} otherPerson={otherPerson} isWayBack={isWayBack} />}
      <Button
        type="submit"
        size="large"
        isWide
        isPending={isPending || isPressed}
        pendingLabel={t('confirmLink.submitting')}
      >
        {t(
          otherPerson !== null && person?.newEmail === null
            ? 'confirmLink.other.submit'
            : 'confirmLink.submit',
        )}
      </Button>
    </form>
  );
}

interface WhoIsWhoProps {
  readonly person: LinkedPerson;
  readonly otherPerson: string | null;
  /** Whether the account gets the address back that it had. */
  readonly isWayBack: boolean;
}

function WhoIsWho({ person, otherPerson, isWayBack }: WhoIsWhoProps) {
  const { t } = useTranslation('sign-in');
  const email = leftToRight(person.email);
  if (person.newEmail !== null)
    return (
      <Alert title={t('confirmLink.change.title')}>
        <span className="break-words">
          {t('confirmLink.change.text', { email, newEmail: leftToRight(person.newEmail) })}
        </span>
      </Alert>
    );
  if (otherPerson !== null) {
    const current = leftToRight(otherPerson);
    return (
      <Alert tone="accent" title={t('confirmLink.other.title', { current })}>
        <span className="break-words">{t('confirmLink.other.text', { current, email })}</span>
      </Alert>
    );
  }
  if (isWayBack)
    return (
      <Alert title={t('confirmLink.wayBack.title')}>
        <span className="break-words">{t('confirmLink.wayBack.text', { email })}</span>
      </Alert>
    );
  return <p className="break-words">{t('confirmLink.as', { email })}</p>;
}

/** Of the two mails about a new address one is confirmed. */
function HalfAgreed({ person: { email, newEmail, mailedTo } }: { readonly person: LinkedPerson }) {
  const { t } = useTranslation('sign-in');
  const other = mailedTo === email ? (newEmail ?? '') : email;
  return (
    <Alert tone="success" title={t('confirmLink.half.title')} isNews>
      <span className="break-words">
        {t('confirmLink.half.text', { confirmed: leftToRight(mailedTo), other: leftToRight(other) })}
      </span>
    </Alert>
  );
}

function AddressChanged({ person }: { readonly person: LinkedPerson }) {
  const { t } = useTranslation('sign-in');
  return (
    <div className={formClass}>
      <Alert tone="success" title={t('confirmLink.changed.title')} isNews>
        <span className="break-words">
          {t('confirmLink.changed.text', { newEmail: leftToRight(person.newEmail ?? '') })}
        </span>
      </Alert>
      <LinkButton to={paths.login} tone="primary" size="large">
        {t('confirmLink.changed.on')}
      </LinkButton>
    </div>
  );
}
