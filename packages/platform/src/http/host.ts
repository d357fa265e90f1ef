import type { Hono } from 'hono';
import type { RequestFacts } from './request-facts.ts';

export type RequestVariables = { -readonly [Fact in keyof RequestFacts]: RequestFacts[Fact] };
export type Host = Hono<{ Variables: RequestVariables }>;
