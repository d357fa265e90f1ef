import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** All of a student; each look is recorded (R280). */
export const useStudentRecord = (id: string) =>
  useEndpoint('GET /api/students/{id}/record', { params: { id } });

/** Brings a tutor and a student together, or parts them: lessons to come follow (R602). */
export const useAssign = () => useChange('POST /api/assignments');
/** One tutor after another, with the lessons to come (R881). */
export const useHandOver = () => useChange('POST /api/assignments/{id}/handover');
export const useEndAssignment = () => useChange('POST /api/assignments/{id}/end');
