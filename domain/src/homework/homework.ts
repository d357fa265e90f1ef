export const HOMEWORK_STATUSES = ['assigned', 'in-progress', 'completed'] as const;
