import { passkeyView } from '#answers/passkey-view.ts';
import { demandSecondFactorForPasskeys } from '#auth-sessions/second-factor.ts';
import { addPasskey } from '#passkeys/add-passkey.ts';
import { beginPasskey } from '#passkeys/begin-passkey.ts';
import { challengePasskey } from '#passkeys/challenge-passkey.ts';
import {
  readCreatedPasskey,
  readPasskeyId,
  readPasskeyName,
  readPasskeyProof,
  readUsedPasskey,
} from '#passkeys/passkey-input.ts';
import { removePasskey } from '#passkeys/remove-passkey.ts';
import { renamePasskey } from '#passkeys/rename-passkey.ts';
import { signInWithPasskey } from '#passkeys/sign-in-with-passkey.ts';
import { passkeysOf } from '#store/passkeys.repository.ts';
import type { AuthRoutes } from './auth-request.ts';

/** Signing in by a passkey, which anybody calls, and what a signed-in person calls about their own. */
export const addPasskeyRoutes: AuthRoutes = (routes, { context, answers, callOf, deviceIn, userIn }) => {
  routes.post('/passkeys/authentication/options', async c =>
    answers.json(await challengePasskey(context, callOf(c))),
  );
  routes.post('/passkeys/authentication/verify', async c => {
    const answer = await readUsedPasskey(c.req.raw);
    return answers.json(await signInWithPasskey(context, { ...answer, device: deviceIn(c), ...callOf(c) }));
  });
  routes.post('/passkeys/registration/options', async c => {
    const user = await userIn(c);
    const proof = await readPasskeyProof(c.req.raw);
    return answers.json(await beginPasskey(context, user, { proof, device: deviceIn(c), ...callOf(c) }));
  });
  routes.post('/passkeys/registration/verify', async c => {
    const user = await userIn(c);
    const answer = await readCreatedPasskey(c.req.raw);
    return answers.json(await addPasskey(context, user, { ...answer, device: deviceIn(c), ...callOf(c) }));
  });
  routes.get('/passkeys', async c => {
    const user = await userIn(c);
    await demandSecondFactorForPasskeys(context.db, user);
    return answers.json((await passkeysOf(context.db, user.account.user.id)).map(passkeyView));
  });
  routes.patch('/passkeys/:id', async c => {
    const user = await userIn(c);
    const passkeyId = readPasskeyId(c.req.param('id'));
    const friendlyName = await readPasskeyName(c.req.raw);
    return answers.json(await renamePasskey(context, user, { passkeyId, friendlyName, ...callOf(c) }));
  });
  routes.delete('/passkeys/:id', async c => {
    const user = await userIn(c);
    const passkeyId = readPasskeyId(c.req.param('id'));
    const { nonce } = await readPasskeyProof(c.req.raw);
    await removePasskey(context, user, { passkeyId, nonce, device: deviceIn(c), ...callOf(c) });
    return answers.empty();
  });
};
