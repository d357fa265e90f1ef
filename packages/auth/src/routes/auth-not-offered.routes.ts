import { AuthError, invalid } from '#protocol/auth-error.ts';
import type { AuthRoutes } from './auth-request.ts';

const samlDisabled = () => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
const linkingDisabled = () => new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
const oauthServerDisabled = () => new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
const customProvidersDisabled = () =>
  new AuthError(404, 'feature_disabled', 'Custom OAuth providers are disabled');

const MAX_NAME = 100;

/**
 * Parts of the protocol that the academy does without. Clients that ask hear so in the protocol's own words, and before
 * anything they sent is judged; where a call needs somebody, that comes first.
 */
export const addNotOfferedRoutes: AuthRoutes = (routes, { userIn }) => {
  const refuse = (path: string, refusal: () => AuthError) => {
    routes.all(path, () => {
      throw refusal();
    });
  };
  routes.get('/authorize', c => {
    const provider = (c.req.query('provider') ?? '').slice(0, MAX_NAME);
    throw invalid(`Unsupported provider: provider "${provider}" is not enabled`);
  });
  for (const path of ['/sso', '/sso/*', '/admin/sso/*']) refuse(path, samlDisabled);
  for (const path of ['/oauth/*', '/user/oauth/*', '/admin/oauth/*']) refuse(path, oauthServerDisabled);
  for (const path of ['/admin/custom-providers', '/admin/custom-providers/*'])
    refuse(path, customProvidersDisabled);
  routes.all('/user/identities/*', async c => {
    await userIn(c);
    throw linkingDisabled();
  });
};
