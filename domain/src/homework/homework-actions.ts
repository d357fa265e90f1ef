import { MAX_FILES } from '#files/homework-file.ts';
import type { HomeworkStatus } from './homework-status.ts';

/** Only what is assigned: what is in progress or handed in was begun already (R154). */
export const canStartHomework = ({ status }: { readonly status: HomeworkStatus }): boolean =>
  status === 'assigned';

/** For the first time, or in the place of what was handed in before, late or not, until it is graded (R155). */
export const canSubmitHomework = ({ gradedAt }: { readonly gradedAt: Date | string | null }): boolean =>
  gradedAt === null;

/** Whether one piece of homework may have so many files (R155). */
export const isRoomForFiles = (count: number): boolean => count <= MAX_FILES;
