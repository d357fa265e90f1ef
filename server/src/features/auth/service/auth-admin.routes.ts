import { readPathId } from '#features/auth/factors/factor-input.ts';
import { factorView } from '#features/auth/factors/factor-view.ts';
import { factorsOf } from '#features/auth/factors/factors.repository.ts';
import { readPasskeyId } from '#features/auth/passkeys/passkey-input.ts';
import { passkeyView } from '#features/auth/passkeys/passkey-view.ts';
import { passkeysOf } from '#features/auth/passkeys/passkeys.repository.ts';
import { findAccount } from '#features/auth/users/auth-users.repository.ts';
import { languageFor } from '#features/auth/wire/auth-input.ts';
import type { AuthRoutes } from '#features/auth/wire/auth-request.ts';
import { readUserView } from '#features/auth/wire/read-user-view.ts';
import { changeUserByService } from './change-user-by-service.ts';
import { createUserByService } from './create-user-by-service.ts';
import { generateLink } from './generate-link.ts';
import { inviteUser } from './invite-user.ts';
import { listUsers } from './list-users.ts';
import { removeFactorByService } from './remove-factor-by-service.ts';
import { removePasskeyByService } from './remove-passkey-by-service.ts';
import { removeUserByService } from './remove-user-by-service.ts';
import { userNotFound } from './service-account.ts';
import { readInvitation, readLinkRequest, readPage, readRemoval, readServiceUser } from './service-input.ts';

/** What machines call that hold a service token. */
export const addAdminRoutes: AuthRoutes = (routes, desk) => {
  const { context, answers, callOf, redirectIn, serviceIn } = desk;
  const knownUser = async (userId: string) => {
    const account = await findAccount(context.db, userId);
    if (!account) throw userNotFound();
    return account.user;
  };

  for (const path of ['/admin/*', '/invite']) {
    routes.use(path, async (c, next) => {
      await serviceIn(c);
      await next();
    });
  }
  routes.get('/admin/users', async c => {
    const page = readPage(c.req.query('page'), c.req.query('per_page'));
    const { body, headers } = await listUsers(context, { ...page, now: c.get('now') });
    return answers.json(body, headers);
  });
  routes.post('/admin/users', async c => {
    const form = await readServiceUser(c.req.raw, c.get('now'));
    const language = languageFor(form.userMetadata ?? {}, c.req.raw.headers);
    return answers.json(await createUserByService(context, { ...form, language, ...callOf(c) }));
  });
  routes.get('/admin/users/:id', async c => {
    const user = await knownUser(readPathId(c.req.param('id'), 'user_id'));
    return answers.json(await readUserView(context.db, user, c.get('now')));
  });
  routes.put('/admin/users/:id', async c => {
    const userId = readPathId(c.req.param('id'), 'user_id');
    const { id: _, ...form } = await readServiceUser(c.req.raw, c.get('now'));
    return answers.json(await changeUserByService(context, { userId, ...form, ...callOf(c) }));
  });
  routes.delete('/admin/users/:id', async c => {
    const userId = readPathId(c.req.param('id'), 'user_id');
    await removeUserByService(context, { userId, ...(await readRemoval(c.req.raw)), ...callOf(c) });
    return answers.json({});
  });
  routes.get('/admin/users/:id/factors', async c => {
    const { id } = await knownUser(readPathId(c.req.param('id'), 'user_id'));
    return answers.json((await factorsOf(context.db, id, c.get('now'))).map(factorView));
  });
  routes.delete('/admin/users/:id/factors/:factorId', async c => {
    const userId = readPathId(c.req.param('id'), 'user_id');
    const factorId = readPathId(c.req.param('factorId'), 'factor_id');
    return answers.json(await removeFactorByService(context, { userId, factorId, ...callOf(c) }));
  });
  routes.get('/admin/users/:id/passkeys', async c => {
    const { id } = await knownUser(readPathId(c.req.param('id'), 'user_id'));
    return answers.json((await passkeysOf(context.db, id)).map(passkeyView));
  });
  routes.delete('/admin/users/:id/passkeys/:passkeyId', async c => {
    const userId = readPathId(c.req.param('id'), 'user_id');
    const passkeyId = readPasskeyId(c.req.param('passkeyId'));
    await removePasskeyByService(context, { userId, passkeyId, ...callOf(c) });
    return answers.empty();
  });
  routes.post('/invite', async c => {
    const form = await readInvitation(c.req.raw);
    const language = languageFor(form.data, c.req.raw.headers);
    const invitation = { ...form, language, redirectTo: redirectIn(c), ...callOf(c) };
    return answers.json(await inviteUser(context, invitation));
  });
  routes.post('/admin/generate_link', async c => {
    const { redirectTo, ...form } = await readLinkRequest(c.req.raw);
    const language = languageFor(form.data, c.req.raw.headers);
    const target = redirectTo === undefined ? redirectIn(c) : context.redirectTarget(redirectTo);
    return answers.json(await generateLink(context, { ...form, language, redirectTo: target, ...callOf(c) }));
  });
};
