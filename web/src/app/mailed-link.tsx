import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { authAnswerIn } from '../platform/auth/auth-answer.ts';
import { paths } from './paths.ts';

/** The page for what a link was mailed for, wherever it led. */
const pageFor: Readonly<Record<string, string>> = {
  invite: paths.setPassword,
  recovery: paths.resetPassword,
};

/** Takes whoever followed a mailed link to the page that goes on with it. */
export function MailedLink(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const answer = authAnswerIn(location);
    if (answer?.kind === 'refused') {
      const isSignUp = location.pathname !== paths.resetPassword && location.pathname !== paths.setPassword;
      void navigate(isSignUp ? `${paths.linkExpired}?for=signup` : paths.linkExpired, { replace: true });
    }
    const page = answer?.kind === 'signed-in' ? pageFor[answer.by] : undefined;
    // With what stands behind the #, which the sign-in client has still to read.
    if (page && page !== location.pathname)
      void navigate({ pathname: page, hash: location.hash }, { replace: true });
  }, [navigate]);
  return null;
}
