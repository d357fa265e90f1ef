import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { placeAddress } from '#shell/dashboard/place-address.ts';
import { PageLink } from '#ui/page-link.tsx';

/** The name of a tutor's student, which leads to the student's page. */
export function StudentLink({ student }: Pick<Session, 'student'>) {
  return (
    <PageLink
      to={placeAddress('tutor', `students/${student.id}`)}
      className="underline-offset-4 hover:underline"
    >
      <bdi>{nameOf(student, useLanguage())}</bdi>
    </PageLink>
  );
}
