import type { ReadLine } from '#platform/api/endpoint-lines.ts';

const line = 'GET /api/auth/service' satisfies ReadLine;

export const authServicePath = line.slice('GET '.length);
