import { MAX_FILES } from '#files/homework-file.ts';
import type { HomeworkStatus } from './homework-status.ts';

/** Only assigned homework can start. Other homework is in progress or submitted already (R154). */
export const canStartHomework = ({ status }: { readonly status: HomeworkStatus }): boolean =>
  status === 'assigned';

/** A student can submit and replace a submission, even late, until the tutor grades it (R155). */
export const canSubmitHomework = ({ gradedAt }: { readonly gradedAt: Date | string | null }): boolean =>
  gradedAt === null;

/** Whether a homework item can have this number of files (R155). */
export const isRoomForFiles = (count: number): boolean => count <= MAX_FILES;
