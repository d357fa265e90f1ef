import { ERROR_MEANINGS } from '@bayan/domain/error-meanings';
import { ERRORS, type ErrorCode, FIELD_PROBLEMS } from '@bayan/domain/errors';
import { ROLES } from '@bayan/domain/roles';
import { type Access, rightsAmong, withoutRight } from './access.ts';
import type { JsonSchema } from './openapi-schema.ts';
import type { Route } from './route.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];

/** The codes a route can answer with: those of its contract, and those that follow from what it takes. */
export function errorCodesOf(route: Route): readonly ErrorCode[] {
  const { access, input, method } = route;
  const isProtected = access.kind !== 'anyone';
  const rules: { when: boolean; codes: ErrorCode[] }[] = [
    { when: true, codes: ['input.invalid', 'internal', 'service.unavailable'] },
    {
      when: input.body !== undefined,
      codes: ['input.unreadable', 'input.too-large', 'input.media-type'],
    },
    { when: input.upload !== undefined, codes: ['input.unreadable', 'input.too-large'] },
    { when: route.limit !== undefined, codes: ['limit.reached'] },
    // One person's answers under way are limited, whatever they are to (R616).
    { when: isProtected, codes: ['auth.required', 'account.deactivated', 'limit.reached'] },
    {
      when: isProtected && access.kind !== 'before-second-factor',
      codes: ['access.second-factor'],
    },
    {
      when: access.kind === 'members',
      codes: ['access.no-role', 'access.awaiting-approval', 'access.second-factor-required'],
    },
    { when: true, codes: refusedRoles(access) },
    { when: input.params !== undefined, codes: ['not-found'] },
    { when: input.version === 'required', codes: ['conflict.stale', 'precondition.required'] },
    { when: isProtected && method !== 'get', codes: ['idempotency.mismatch'] },
  ];
  const general = new Set(rules.filter(rule => rule.when).flatMap(rule => rule.codes));
  return CODES.filter(code => general.has(code) || route.errors.includes(code));
}

/** What members get whose role, or whose rights as admins, are others. */
function refusedRoles(access: Access): ErrorCode[] {
  if (access.kind !== 'members') return [];
  const rights = rightsAmong(access.callers);
  const isForEveryRole = ROLES.every(
    role => access.callers.includes(role) || (role === 'admin' && rights.length > 0),
  );
  const isNamed = access.callers.includes('admin') || rights.length === 0;
  return [...(isForEveryRole ? [] : ['access.role' as const]), ...(isNamed ? [] : [withoutRight(rights)])];
}

/** In Markdown, one code a line. */
const MEANINGS = CODES.map(code => `- \`${code}\` (${ERRORS[code].status}): ${ERROR_MEANINGS[code]}`).join(
  '\n',
);

export const REFUSAL_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'requestId'],
      properties: {
        code: { type: 'string', enum: CODES, description: MEANINGS },
        field: { type: 'string', description: 'First invalid field or header.' },
        issues: {
          type: 'array',
          description: 'Every invalid field, for `input.invalid`.',
          items: {
            type: 'object',
            required: ['field', 'problem'],
            properties: {
              field: {
                type: 'string',
                description: 'Path of the field, for example `businessHours.0.opens`.',
              },
              problem: { type: 'string', enum: FIELD_PROBLEMS },
            },
          },
        },
        current: { description: 'Current state of the record, for `conflict.stale`.' },
        isOwnChange: {
          type: 'boolean',
          description: 'Whether the same account made that version, for `conflict.stale`.',
        },
        clash: { description: 'The other session at this time, for `session.clash`.' },
        clashes: { description: 'The days that are not free, for `series.clash`.' },
        used: { description: 'Rows whose records have been used since, for `import.used`.' },
        slots: {
          type: 'array',
          items: { type: 'string', format: 'date-time' },
          description: 'Free times of that day, for `session.slot-taken`.',
        },
        cost: { type: 'string', description: 'Present cost, for `session.cost-changed`.' },
        from: {
          type: 'string',
          format: 'date-time',
          description: 'Earliest time for the change, for `session.too-early`.',
        },
        requestId: { type: 'string', format: 'uuid', description: 'Id of the request in the server’s log.' },
      },
    },
  },
};
