import { type ClockSetting, clockText } from './mail-clock.ts';
import type { MailData } from './mail-kinds.ts';
import { newPasswordLink } from './mail-links.ts';
import type { MailParts } from './mail-parts.ts';

type NewSignIn = MailData<'new-sign-in'>;

interface Setting extends ClockSetting {
  readonly publicUrl: string;
}

export const tellsSignIn = (data: object): data is NewSignIn => 'browser' in data;

/** When and with what somebody signed in, and the way to shut them out (R637). */
export function newSignInParts(
  { at, timezone, browser, system }: NewSignIn,
  label: string,
  setting: Setting,
): Pick<MailParts, 'facts' | 'action'> {
  const { texts, isolate, publicUrl } = setting;
  const names = [browser, system].filter(name => name !== '').join(' · ');
  return {
    facts: [
      { label: texts('new-sign-in.when'), value: clockText(new Date(at), timezone, setting) },
      {
        label: texts('new-sign-in.browser'),
        value: names === '' ? texts('new-sign-in.unknown') : isolate(names, 'ltr'),
      },
    ],
    action: {
      label,
      link: newPasswordLink(publicUrl),
      line: texts('shared.actionLine', { action: label }),
      fallback: texts('shared.linkFallback'),
    },
  };
}
