import { challengeFactor } from '#factors/challenge-factor.ts';
import { enrolFactor } from '#factors/enrol-factor.ts';
import { readEnrolment, readPathId, readProof, readRemoval } from '#factors/factor-input.ts';
import { removeFactor } from '#factors/remove-factor.ts';
import { verifyFactor } from '#factors/verify-factor.ts';
import type { AuthRoutes } from './auth-request.ts';

/** What a signed-in person calls about their second factors; who is to give one still gets here (R63). */
export const addFactorRoutes: AuthRoutes = (routes, { context, answers, callOf, deviceIn, userIn }) => {
  routes.post('/factors', async c => {
    const user = await userIn(c);
    const enrolment = await readEnrolment(c.req.raw);
    return answers.json(
      await enrolFactor(context, user, { ...enrolment, device: deviceIn(c), ...callOf(c) }),
    );
  });
  routes.post('/factors/:id/challenge', async c => {
    const user = await userIn(c);
    const factorId = readPathId(c.req.param('id'), 'factor_id');
    return answers.json(
      await challengeFactor(context, user, { factorId, device: deviceIn(c), ...callOf(c) }),
    );
  });
  routes.post('/factors/:id/verify', async c => {
    const user = await userIn(c);
    const factorId = readPathId(c.req.param('id'), 'factor_id');
    const proof = await readProof(c.req.raw);
    return answers.json(
      await verifyFactor(context, user, { factorId, ...proof, device: deviceIn(c), ...callOf(c) }),
    );
  });
  routes.delete('/factors/:id', async c => {
    const user = await userIn(c);
    const factorId = readPathId(c.req.param('id'), 'factor_id');
    const removal = { factorId, ...(await readRemoval(c.req.raw)), device: deviceIn(c), ...callOf(c) };
    return answers.json(await removeFactor(context, user, removal));
  });
};
