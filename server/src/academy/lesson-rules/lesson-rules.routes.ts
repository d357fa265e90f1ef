import { lessonRulesContract } from '@bayan/domain/lesson-rules/lesson-rules.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { pageByDay } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import { addLessonRules } from './add-lesson-rules.ts';
import { readLessonRules } from './lesson-rules.repository.ts';

type Row = Awaited<ReturnType<typeof readLessonRules>>[number];

/** Each with the name of the owner who set it. */
async function named(db: Queryable, rows: readonly Row[], namedPeople: NamedPeople) {
  const person = await namedPeople(
    db,
    rows.map(({ madeBy }) => madeBy),
  );
  return rows.map(({ madeBy, madeAt, ...rules }) => ({ ...rules, by: person(madeBy), at: madeAt }));
}

export const lessonRulesRoutes = ({ namedPeople }: { readonly namedPeople: NamedPeople }) =>
  defineRoutes(lessonRulesContract, {
    async 'GET /api/lesson-rules'({ query }, db) {
      const { items, nextCursor } = await pageByDay(
        query,
        page => readLessonRules(db, page),
        ({ validFrom }) => validFrom,
      );
      return { items: await named(db, items, namedPeople), nextCursor };
    },
    async 'POST /api/lesson-rules'(call, tx) {
      const [added] = await named(tx, [await addLessonRules(tx, call, call.body)], namedPeople);
      if (!added) throw new Error('the new rules are not there');
      return added;
    },
  });
