import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { buttonClass } from '#ui/button-class.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { homeOf } from './home-of.ts';

/** The one place of the header that depends on who is signed in. */
export function Account() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { session, userProfile, signOut } = useAuth();
  const navigate = useNavigate();
  if (!session)
    return (
      <LinkButton to={paths.login} tone="secondary">
        {t('shell.login')}
      </LinkButton>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      {userProfile && (
        <PageLink
          to={homeOf(userProfile)}
          className="flex min-h-11 items-center text-sm font-semibold text-teal"
        >
          {t('shell.welcome', { name: firstNameOf(userProfile, language) })}
        </PageLink>
      )}
      <button
        type="button"
        className={buttonClass({ tone: 'secondary' })}
        onClick={() => {
          void signOut();
          void navigate(paths.login);
        }}
      >
        {t('shell.signOut')}
      </button>
    </div>
  );
}
