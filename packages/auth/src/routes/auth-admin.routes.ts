import { factorView } from '#answers/factor-view.ts';
import { passkeyView } from '#answers/passkey-view.ts';
import { readUserView } from '#answers/read-user-view.ts';
import { readPathId } from '#factors/factor-input.ts';
import { readPasskeyId } from '#passkeys/passkey-input.ts';
import { languageFor } from '#protocol/auth-input.ts';
import { changeUserByService } from '#service/change-user-by-service.ts';
import { createUserByService } from '#service/create-user-by-service.ts';
import { generateLink } from '#service/generate-link.ts';
import { inviteUser } from '#service/invite-user.ts';
import { listUsers } from '#service/list-users.ts';
import { removeFactorByService } from '#service/remove-factor-by-service.ts';
import { removePasskeyByService } from '#service/remove-passkey-by-service.ts';
import { removeUserByService } from '#service/remove-user-by-service.ts';
import { userNotFound } from '#service/service-account.ts';
import {
  readInvitation,
  readLinkRequest,
  readPage,
  readRemoval,
  readServiceUser,
} from '#service/service-input.ts';
import { findAccount } from '#store/auth-users.repository.ts';
import { factorsOf } from '#store/factors.repository.ts';
import { passkeysOf } from '#store/passkeys.repository.ts';
import type { AuthRoutes } from './auth-request.ts';

/** What machines call that hold a service token. */
export const addAdminRoutes: AuthRoutes = (routes, handlers) => {
  const { context, answers, callOf, redirectIn, serviceIn } = handlers;
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
