/** Lessons to come that go to another tutor in one request. */
export const HANDOVER_LESSONS = 200;
