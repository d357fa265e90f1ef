import { faultAt, type Guard } from './guard.ts';
import { type Part, sourceOf, textOf } from './source.ts';
import { ACCESS_RULE, domainTests, HOSTED, MATRIX, WHO_ASKS } from './tests.ts';

/** The files that decide who somebody is and what standing they have, and the tests that know. */
const DECIDERS: Readonly<Record<string, Guard['tests']>> = {
  'packages/platform/src/http/access.ts': [ACCESS_RULE, MATRIX],
  'server/src/people/access/authenticate.ts': [WHO_ASKS],
  'packages/auth/src/auth-sessions/signed-in-user.ts': [WHO_ASKS],
  'server/src/people/access/hosted-authenticate.ts': [HOSTED],
  'domain/src/profiles/actor.ts': [domainTests('profiles/actor.test.ts')],
};

/** A refusal, nobody, or a lesser standing. To pass on an error that was caught turns nobody away. */
const TURNS_AWAY = /^(\{\s*)?(\/\/.*\s*)?(throw (?!error;)|return null|return ')/;

/** Every condition in them under which somebody is turned away, never met. */
export const identityGuards = (): Guard[] =>
  Object.entries(DECIDERS).flatMap(([file, tests]) => {
    const source = sourceOf(file);
    return source.parts
      .filter(part => part.type === 'IfStatement')
      .filter(({ consequent }) => TURNS_AWAY.test(textOf(source, consequent as Part)))
      .map(({ test }) => {
        const condition = test as Part;
        const name = `${file.split('/').at(-1)}: ${textOf(source, condition)}`;
        return { kind: 'identity', fault: faultAt({ ...source, ...condition }, 'false', name), tests };
      });
  });
