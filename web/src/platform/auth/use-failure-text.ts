import type { AuthError } from '@supabase/auth-js';
import { useTranslation } from 'react-i18next';
import type texts from '#locales/en/sign-in.json';

type KnownCode = Exclude<keyof typeof texts.codes, `password_too_short_${string}`>;

/** The service said no. Anything else, from a lost network to a fault of ours, is unforeseen. */
export const isRefusal = ({ status = 0 }: AuthError) => status >= 400 && status < 500;

/** The service's words in the reader's language where we know them, else as it says them. */
export function useFailureText(): (error: AuthError) => string {
  const { t, i18n } = useTranslation('sign-in');
  const isKnown = (code: string | undefined): code is KnownCode => i18n.exists(`sign-in:codes.${code}`);
  return ({ code, message }) => {
    // Only the message says how long is long enough.
    const [length] = code === 'weak_password' ? (/\d+/.exec(message) ?? []) : [];
    if (length) return t('codes.password_too_short', { count: Number(length) });
    if (isKnown(code)) return t(`codes.${code}`);
    // An answer without any message reaches us as the answer itself, which is nothing to read.
    return message === '' || message.startsWith('{') ? t('login.failed.text') : message;
  };
}
