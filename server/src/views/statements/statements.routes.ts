import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { canReadStatement } from '@bayan/domain/statements/statement.policy';
import { statementCsv, statementCsvName } from '@bayan/domain/statements/statement-csv';
import { statementsContract } from '@bayan/domain/statements/statements.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { type ActionContext, recordRead } from '#academy/audit/audit.repository.ts';
import { listStatements } from './list-statements.ts';
import { readStatement } from './read-statement.ts';
import { findStatementPerson } from './statement-people.repository.ts';

interface Asked {
  readonly params: { readonly id: string };
  readonly query: { readonly month?: string | undefined };
}

/** Somebody else's and nobody's are the same to whoever may not read them (R283). */
async function statementFor(db: Queryable, call: ActionContext & Asked & { readonly actor: Member }) {
  const person = await findStatementPerson(db, call.params.id);
  if (!person || !canReadStatement(call.actor, person)) throw new Refusal('not-found');
  const statement = await readStatement(db, person, call.query, call.now);
  if (person.side === 'family' && person.id !== call.actor.id)
    await recordRead(db, call, { studentId: person.id }, 'statement');
  return statement;
}

export const statementRoutes = () =>
  defineRoutes(statementsContract, {
    'GET /api/statements': ({ actor, query, now }, db) =>
      listStatements(
        db,
        { ...query, month: query.month, cursor: query.cursor },
        { timezone: actor.timezone, now },
      ),
    'GET /api/statements/{id}': (call, db) => statementFor(db, call),
    async 'GET /api/statements/{id}/export'(call, db) {
      const statement = await statementFor(db, call);
      const body = new TextEncoder().encode(statementCsv(statement));
      return { name: statementCsvName(statement), body: ReadableStream.from([body]) };
    },
  });
