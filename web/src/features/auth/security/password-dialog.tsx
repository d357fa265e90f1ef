import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../platform/auth/auth-context.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { SecurityDialogProps } from './security-dialog.ts';
import { useSecurityCalls } from './use-security-calls.ts';

const LONGEST_CODE = 12;
const FORM = 'change-password';

/** By what an old sign-in shows that it is still the person's (R61). */
type Proof = 'none' | 'password' | 'code';

export function PasswordDialog({ onClose }: SecurityDialogProps) {
  const { t } = useTranslation(['security', 'sign-in', 'translation']);
  const { user } = useAuth();
  const { call, isPending, problem } = useSecurityCalls();
  const [asked, setAsked] = useState<Proof>('none');
  const [password, setPassword] = useState('');
  const [proof, setProof] = useState('');
  const kind = asked === 'none' && problem?.code === 'reauthentication_needed' ? 'password' : asked;
  const isAboutProof = /^(current_password|reauthentication)/.test(problem?.code ?? '');

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (password === '') return;
    setAsked(kind);
    const given = { none: {}, password: { current_password: proof }, code: { nonce: proof } }[kind];
    if (!(await call(service => service.updateUser({ password, ...given })))) return;
    showToast({ title: t('password.saved.title'), text: t('password.saved.text'), tone: 'success' });
    onClose();
  }

  async function mailCode() {
    if (!(await call(service => service.reauthenticate()))) return;
    setProof('');
    setAsked('code');
  }

  const proofError = isAboutProof && asked !== 'none' ? problem?.text : undefined;
  return (
    <Dialog
      title={t('password.title')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('translation:ui.cancel')}
          </Button>
          <Button type="submit" form={FORM} isPending={isPending}>
            {t('password.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {/* Written anew with each field that comes: a browser asks whose password it is by what came with it. */}
        <input
          key={kind}
          type="email"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
          hidden
        />
        {kind !== 'none' && (
          <Alert tone="accent" title={t('password.prove.title')} isNews>
            {t(kind === 'code' ? 'password.prove.mailed' : 'password.prove.text')}
          </Alert>
        )}
        {kind === 'password' && (
          <div className="flex flex-col items-start gap-2">
            <div className="w-full">
              <PasswordField
                label={t('password.current')}
                name="current"
                autoComplete="current-password"
                error={proofError}
                value={proof}
                onChange={setProof}
                isRequired
              />
            </div>
            <Button tone="quiet" isDisabled={isPending} onPress={() => void mailCode()}>
              {t('password.mailCode')}
            </Button>
          </div>
        )}
        <PasswordField
          label={t('sign-in:newPassword.label')}
          name="password"
          autoComplete="new-password"
          hint={t('sign-in:newPassword.hint')}
          error={isAboutProof ? undefined : problem?.text}
          value={password}
          onChange={setPassword}
          isRequired
          autoFocus={kind === 'none'}
        />
        {/* Behind the password: before it a browser takes it for the name that the password belongs to. */}
        {kind === 'code' && (
          <TextField
            label={t('password.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={LONGEST_CODE}
            error={proofError}
            value={proof}
            onChange={setProof}
            isRequired
            autoFocus
          />
        )}
      </form>
    </Dialog>
  );
}
