export const HOMEWORK_STATUSES = ['assigned', 'in-progress', 'completed'] as const;
export type HomeworkStatus = (typeof HOMEWORK_STATUSES)[number];

/** The statuses of homework without a submission (R142). */
export const PENDING_STATUSES = ['assigned', 'in-progress'] as const satisfies HomeworkStatus[];

export const isPending = (status: HomeworkStatus) => PENDING_STATUSES.some(pending => pending === status);
