import type { ComponentName } from "./components.ts";
import { findComponentName } from "./find-component-name.ts";

export type Json = Readonly<Record<string, unknown>>;
/** Writes a schema of the contract for a document. */
export type WriteSchema = (schema: object) => Json;

/**
 * Writes a schema of the contract for the OpenAPI documents: the parts that are components become `$ref`s, tuples take
 * their form of JSON Schema 2020-12. The schema itself stays as it is.
 *
 * @param used collects the names of the components that it refers to
 */
export function writeComponentRefs(schema: object, used: Set<ComponentName>): Json {
  const name = findComponentName(schema);
  if (name === undefined) return referenceParts(schema, used);
  used.add(name);
  const reference = { $ref: `#/components/schemas/${name}` };
  return isNullable(schema) ? { anyOf: [reference, { type: "null" }] } : reference;
}

/** Writes the parts of a schema, of a component itself, too. */
export function referenceParts(schema: object, used: Set<ComponentName>): Json {
  const { properties, items, anyOf, additionalItems, ...rest } = schema as Parts;
  const write = (part: object) => writeComponentRefs(part, used);
  return {
    ...rest,
    ...(properties
      ? {
          properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, write(part)])),
        }
      : {}),
    ...(anyOf ? { anyOf: anyOf.map(write) } : {}),
    ...itemsOf(items, write),
  };
}

type Parts = {
  properties?: Record<string, object>;
  items?: object | readonly object[];
  anyOf?: readonly object[];
  additionalItems?: unknown;
  [keyword: string]: unknown;
};

function itemsOf(items: Parts["items"], write: (part: object) => Json): Json {
  if (items === undefined) return {};
  return Array.isArray(items) ? { prefixItems: items.map(write), items: false } : { items: write(items) };
}

function isNullable({ type }: { type?: unknown }): boolean {
  return Array.isArray(type) && type.includes("null");
}
