import { faultAt, type Guard } from './guard.ts';
import { nameOf, type Part, type Source, serverSources } from './source.ts';
import { OWNERSHIP } from './tests.ts';

/** By these names the SQL says whose a record is. */
const OWNER = /^(visibleTo|ownedBy|taughtBy)$/;
const DECLARATION = /^(FunctionDeclaration|VariableDeclarator)$/;

/** Every place where a repository keeps somebody to what is theirs, without it. */
export const ownerGuards = (): Guard[] =>
  serverSources(file => file.endsWith('.repository.ts')).flatMap(source =>
    source.parts
      .filter(part => part.type === 'CallExpression' && OWNER.test(nameOf(part.callee)))
      .map(call => {
        const where = `${statementAround(source, call)}: ${nameOf(call.callee)}`;
        return {
          kind: 'owner',
          fault: faultAt({ ...source, ...call }, 'undefined', where),
          tests: [OWNERSHIP],
        };
      }),
  );

/** The outermost name that the place stands under. */
function statementAround({ parts }: Source, { start, end }: Part): string {
  const around = parts.find(part => DECLARATION.test(part.type) && part.start <= start && part.end >= end);
  return nameOf(around?.id);
}
