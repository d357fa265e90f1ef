interface NewTutor {
  readonly bio: string;
  readonly subjects: readonly string[];
  readonly qualifications: readonly string[];
}

interface TutorStart {
  /** Null until the profile has loaded: a step that may be done is not shown as open. */
  readonly tutor: NewTutor | null;
  readonly sessions: number;
}

/** What a new tutor does first, in its order. A later capability adds its step here (R756). */
export const firstSteps = ({ tutor, sessions }: TutorStart) =>
  [
    {
      key: 'profile',
      isDone:
        tutor === null || (tutor.bio !== '' && tutor.subjects.length > 0 && tutor.qualifications.length > 0),
    },
    { key: 'lesson', isDone: sessions > 0 },
  ] as const;
