import type { Hono } from 'hono';

/** What the application knows about a request before any feature sees it. */
export interface RequestVariables {
  requestId: string;
  clientAddress: string;
  now: Date;
  /** Looked up only when somebody asks. */
  country: () => string | null;
}
export type Host = Hono<{ Variables: RequestVariables }>;
