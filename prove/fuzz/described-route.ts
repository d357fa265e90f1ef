import type { Caller } from '@bayan/domain/contract/contract';
import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';
import type { Endpoints } from '@bayan/domain/endpoints/endpoints';
import { ROLES, type Role } from '@bayan/domain/roles';
import { rightsAmong } from '@bayan/platform/http/access';
import { type JsonSchema, type NamedSchemas, schemaOf } from '@bayan/platform/http/openapi-schema';
import { EVENT_STREAM } from '@bayan/platform/http/output';
import type { Route } from '@bayan/platform/http/route';

/** A route as a stranger must know it to call it, in a form that travels between processes. */
export interface DescribedRoute {
  readonly line: keyof Endpoints;
  readonly method: string;
  readonly path: EndpointPath;
  /** Who may call it; none named: anybody. */
  readonly roles: readonly Role[];
  readonly query: JsonSchema | null;
  readonly body: JsonSchema | null;
  /** Whether it takes a file in the place of a body. */
  readonly takesFile: boolean;
  readonly needsVersion: boolean;
  readonly output:
    | { readonly status: number; readonly schema: JsonSchema }
    | { readonly status: number; readonly mediaType: string };
}

export interface Description {
  readonly routes: readonly DescribedRoute[];
  /** What the schemas refer to by name. */
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** An admin of the proof has every right. */
const rolesAmong = (callers: readonly Caller[]): Role[] =>
  ROLES.filter(role => callers.includes(role) || (role === 'admin' && rightsAmong(callers).length > 0));

export function describe(routes: readonly Route[]): Description {
  const named: NamedSchemas = new Map();
  const given = (schema: Route['input']['body']) => (schema ? schemaOf(schema, 'input', named) : null);
  const described = routes.map(({ method, path, access, input, output }) => ({
    line: `${method.toUpperCase()} ${path}` as keyof Endpoints,
    method: method.toUpperCase(),
    path: path as EndpointPath,
    roles: access.kind === 'members' ? rolesAmong(access.callers) : [],
    query: given(input.query),
    body: given(input.body),
    takesFile: input.upload !== undefined,
    needsVersion: input.version === 'required',
    output:
      output.kind === 'file' || output.kind === 'kept-file' || output.kind === 'events'
        ? { status: output.status, mediaType: output.kind === 'events' ? EVENT_STREAM : output.mediaType }
        : { status: output.status, schema: schemaOf(output.schema, 'output', named) },
  }));
  return { routes: described, named: Object.fromEntries(named) };
}
