import type { Fault } from '#prove/proof.ts';

const AUTH_BODY = 'packages/auth/src/protocol/auth-body.ts';

export const faults: readonly Fault[] = [
  {
    name: 'the sign-in service stores text that the database cannot keep',
    part: 'poisoned at the sign-in service',
    file: AUTH_BODY,
    find: 'if (!isStorable(value, 0))',
    replace: 'if (!isStorable({}, 0))',
  },
  {
    name: 'forms take text that the database cannot keep',
    part: 'poisoned',
    file: 'domain/src/fields/text.ts',
    find: 'text.isWellFormed() && !forbidden.test(text)',
    replace: 'text.isWellFormed() || !forbidden.test(text)',
  },
  {
    name: 'a form takes longer text than the database',
    file: 'domain/src/sessions/sessions.limits.ts',
    find: 'notes: 5000',
    replace: 'notes: 8000',
  },
  {
    name: 'a refusal of the API shows where it was raised',
    file: 'packages/platform/src/http/answer.ts',
    find: 'JSON.stringify({ error: { code, ...rest, requestId } })',
    replace: 'JSON.stringify({ error: { code, ...rest, requestId, field: new Error(code).stack } })',
  },
  {
    name: 'the sign-in service repeats what its parser said',
    file: AUTH_BODY,
    find: `  } catch {
    throw unreadable('it is not JSON');`,
    replace: `  } catch (error) {
    throw unreadable(String(error));`,
  },
  {
    name: 'an answer holds more than its schema names',
    file: 'packages/platform/src/http/dispatch.ts',
    find: 'body: output.schema.parse(value) }',
    replace: 'body: { ...(output.schema.parse(value) as object), internalNote: 1 } }',
  },
  {
    name: 'the sign-in service reads bodies of any size',
    file: AUTH_BODY,
    find: 'readText(request, MAX_BYTES)',
    replace: 'readText(request, Number.POSITIVE_INFINITY)',
  },
  {
    name: 'a pattern takes for ever on some texts',
    file: 'domain/src/fields/contact.ts',
    find: String.raw`.regex(/^\+[1-9]\d{6,14}$/)`,
    replace: String.raw`.regex(/^\+?\d*\d*\d*\d*\d*\d*\d*$/).regex(/^\+[1-9]\d{6,14}$/)`,
  },
];
