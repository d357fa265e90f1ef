import { faultAt, type Guard } from './guard.ts';
import { nameOf, type Part, sourcesIn } from './source.ts';
import { domainTests } from './tests.ts';

/** Every predicate of every policy, answering yes. It stands behind the SQL, so that its own tests must notice. */
export const policyGuards = (): Guard[] =>
  sourcesIn('domain/src', file => file.endsWith('.policy.ts')).flatMap(source =>
    source.parts
      .filter(part => part.type === 'VariableDeclarator' && /^can[A-Z]/.test(nameOf(part.id)))
      .map(predicate => {
        const { body } = predicate.init as Part;
        const fault = faultAt({ ...source, ...(body as Part) }, '(true)', nameOf(predicate.id));
        const tests = source.file.replace('domain/src/', '').replace(/\.ts$/, '.test.ts');
        return { kind: 'policy', fault, tests: [domainTests(tests)] };
      }),
  );
