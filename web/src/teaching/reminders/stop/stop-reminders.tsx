import type { StopPage, StopWish } from '@bayan/domain/reminders/stop-page';
import { stoppedSwitchOf } from '@bayan/domain/reminders/stoppable-kind';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { Alert } from '#ui/alert.tsx';
import { type ButtonTone, buttonClass } from '#ui/button-class.ts';

/** What a reminder's stop link is about, and the one button that does something about it. */
export function StopReminders({ page }: { readonly page: StopPage }) {
  const { t } = useTranslation(['stop-reminders', 'reminders', 'errors']);
  const language = useLanguage();
  if (!('kind' in page)) {
    const error = page.state === 'unknown' ? 'reminder.unknown' : 'limit.reached';
    return (
      <Alert tone="accent" title={t(`errors:${error}.title`)}>
        {t(`errors:${error}.text`)}
      </Alert>
    );
  }
  const { state, kind } = page;
  return (
    <div className="flex flex-col gap-5">
      <div className="rounded-card border border-line p-4">
        <p className="text-sm text-ink-soft">
          {t('whose', { student: firstNameOf(page.student, language) })}
        </p>
        <p className="font-semibold">{t(`reminders:${stoppedSwitchOf(kind)}`)}</p>
      </div>
      {state === 'on' ? (
        <div>
          <h2 className="text-lg leading-heading font-semibold">{t('on.title')}</h2>
          <p className="mt-1 text-ink-soft">{t('on.text')}</p>
        </div>
      ) : (
        <Alert tone={state === 'stopped' ? 'success' : 'plain'} title={t(`${state}.title`)}>
          {t(`${state}.text`)}
        </Alert>
      )}
      {state === 'on' && <OneButton wish="stop" tone="primary" label={t('on.send')} />}
      {state === 'stopped' && <OneButton wish="resume" tone="secondary" label={t('stopped.send')} />}
    </div>
  );
}

interface OneButtonProps {
  readonly wish: StopWish;
  readonly tone: ButtonTone;
  readonly label: string;
}

/** Without an address of its own it goes to that of the page, which holds the link. */
const OneButton = ({ wish, tone, label }: OneButtonProps) => (
  <form method="post" data-to-server="">
    <input type="hidden" name="wish" value={wish} />
    <button type="submit" className={`${buttonClass({ tone, size: 'large' })} w-full`}>
      {label}
    </button>
  </form>
);
