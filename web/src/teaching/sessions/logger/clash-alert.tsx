import type { SessionClash } from '@bayan/domain/sessions/sessions.contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { type OtherTimezones, SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';

interface ClashAlertProps extends OtherTimezones {
  readonly clash: SessionClash;
  /** That the server did not save it for this. A warning before it becomes the refusal, and takes the focus (R727). */
  readonly refusal?: Error | null | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Which session is in the way. Of another tutor's only the time is known. */
export function ClashAlert({ clash, refusal = null, children, ...others }: ClashAlertProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const language = useLanguage();
  const reader = useAuth().userProfile;
  // A tutor plans her own lessons; an administrator plans those of others.
  const isOwn = clash.whose === 'tutor' && reader?.role === 'tutor';
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) element.current?.focus();
  }, [refusal]);
  return (
    <div ref={element} tabIndex={-1} className="rounded-card">
      <Alert
        tone={refusal ? 'danger' : 'accent'}
        title={t(`logger.clash.${isOwn ? 'own' : clash.whose}`)}
        isNews
      >
        {refusal && <p>{t('logger.clash.refused')}</p>}
        {clash.session && (
          <p>
            <bdi>{nameOf(clash.session.student, language)}</bdi>
            {' · '}
            {t(`names:subjects.${clash.session.subject}`)}
          </p>
        )}
        <SessionClocks session={clash} {...others} />
        {children}
      </Alert>
    </div>
  );
}
