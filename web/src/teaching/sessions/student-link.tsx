import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { PageLink } from '#ui/page-link.tsx';

interface StudentLinkProps {
  readonly student: Omit<Session['student'], 'timezone'>;
  /** Whether a press anywhere in the row leads there. The row is positioned, and what is pressed in it lies above. */
  readonly isWholeRow?: boolean;
}

/** The name of a tutor's student, which leads to the student's page. */
export function StudentLink({ student, isWholeRow = false }: StudentLinkProps) {
  return (
    <PageLink
      to={dashboardAddress('tutor', `students/${student.id}`)}
      className={`underline-offset-4 hover:underline ${isWholeRow ? 'after:absolute after:inset-0' : ''}`}
    >
      <bdi>{nameOf(student, useLanguage())}</bdi>
    </PageLink>
  );
}
