import { z } from 'zod';

/** The part of JSON Schema that our zod schemas turn into. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

export type NamedSchemas = Map<string, JsonSchema>;
type Direction = 'input' | 'output';
type Written = JsonSchema & { $schema?: string; id?: string; $defs?: Record<string, Written> };

const REFERENCE = '#/components/schemas/';
export const referenceTo = (name: string): JsonSchema => ({ $ref: REFERENCE + name });
export const nameIn = (reference: string) => reference.slice(REFERENCE.length);

/** zod writes the dialect that OpenAPI 3.1 uses; schemas with a name are collected and referred to, not repeated. */
export function schemaOf(schema: z.ZodType, io: Direction, named: NamedSchemas): JsonSchema {
  const written = z.toJSONSchema(schema, { io, override: context => mend(context, io) });
  const { $schema: _dialect, $defs = {}, ...own } = written as Written;
  for (const [name, definition] of Object.entries($defs)) named.set(name, relinked(definition));
  if (own.id === undefined) return relinked(own);
  named.set(own.id, relinked(own));
  return referenceTo(own.id);
}

const relinked = ({ id: _id, ...schema }: Written): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${REFERENCE}`));

type Context = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0];

function mend({ zodSchema, jsonSchema }: Context, io: Direction): void {
  const { def } = zodSchema._zod;
  // What is tidied before it is checked would keep its length only, and a number that may be typed lose its default.
  if (def.type === 'pipe' && io === 'input' && jsonSchema.type === 'string') {
    const { format } = z.toJSONSchema(def.out, { io: 'output', unrepresentable: 'any' });
    if (format) jsonSchema.format = format;
  }
  if (def.type === 'default' && io === 'input') jsonSchema.default = def.defaultValue;
  // Of what is told apart by a field at most one fits anyway.
  if (jsonSchema.oneOf) {
    jsonSchema.anyOf = jsonSchema.oneOf;
    delete jsonSchema.oneOf;
  }
  // The format says the same in one word.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
