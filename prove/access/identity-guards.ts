import { faultAt, type Guard } from './guard.ts';
import { type Part, type Source, sourceOf, textOf } from './source.ts';
import { ACCESS_RULE, domainTests, MATRIX, serverTests } from './tests.ts';

const AUTH = [serverTests('auth/forged'), serverTests('auth/protocol'), serverTests('auth')];

/** The files that decide who somebody is and what standing they have, and the tests that know. */
const DECIDERS: Readonly<Record<string, Guard['tests']>> = {
  'server/src/http/access.ts': [MATRIX, ACCESS_RULE],
  'server/src/features/auth/sign-in/authenticate.ts': [MATRIX, ...AUTH],
  'server/src/features/auth/sign-in/signed-in-user.ts': AUTH,
  'domain/src/profiles/actor.ts': [domainTests('profiles/actor.test.ts'), MATRIX],
};

const isOf = (source: Source, part: unknown, start: RegExp): part is Part =>
  part !== null && start.test(textOf(source, part as Part));

/** Every condition in them under which somebody is turned away, never met. */
export const identityGuards = (): Guard[] =>
  Object.entries(DECIDERS).flatMap(([file, tests]) => {
    const source = sourceOf(file);
    return source.parts
      .filter(part => part.type === 'IfStatement')
      .filter(({ consequent }) =>
        isOf(source, consequent, /^(\{\s*)?(\/\/.*\s*)?(throw|return null|return ')/),
      )
      .map(({ test }) => {
        const condition = test as Part;
        const fault = faultAt(
          { ...source, ...condition },
          'false',
          `${file.split('/').at(-1)}: ${textOf(source, condition)}`,
        );
        return { kind: 'identity', fault, tests };
      });
  });
