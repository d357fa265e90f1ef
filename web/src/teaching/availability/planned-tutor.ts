/** Whose time is planned: a tutor's own, or by an admin that of a tutor (R475, R476). */
export interface PlannedTutor {
  /** Null where a tutor plans their own time. */
  readonly id: string | null;
  readonly timezone: string;
}

/** As requests name the tutor: only those of admins do. */
export const asPlanned = ({ id }: PlannedTutor) => (id === null ? {} : { tutorId: id });

/** Whether the page speaks to the tutor or about one. */
export const whose = ({ id }: PlannedTutor) => (id === null ? 'own' : 'tutor');
