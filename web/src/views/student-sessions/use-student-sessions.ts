import { usePages } from '#platform/api/use-pages.ts';

const LINES = { ahead: 'GET /api/sessions/ahead', over: 'GET /api/sessions/over' } as const;

/** One's own sessions of one side of now: those ahead soonest first, those over newest first (R119). */
export const useStudentSessions = (side: 'ahead' | 'over') => usePages(LINES[side], {});
