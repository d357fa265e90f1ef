import type { Endpoints } from './endpoints.ts';

/** The path of a declared endpoint as its contract writes it: `/api/sessions/{id}`. */
export type EndpointPath<Method extends string = string> = keyof Endpoints extends infer Line
  ? Line extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

/** A path with its parameters filled in: `/api/sessions/${string}`. */
export type FilledPath<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${FilledPath<After>}`
  : Path;
