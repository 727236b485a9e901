import { EXAMPLE_VALUES, exampleTextOf, OTHER_TEXTS } from "./example-values.ts";
import { findComponentName } from "./find-component-name.ts";

/**
 * Builds an example that a schema of the contract accepts: required fields alone, one item of each list, the first of
 * several forms.
 *
 * @param field name of the field that has the schema, by which texts are chosen
 *
 * @example buildSchemaExample(OptionPick) // { optionId: 20, optionUnit: 1 }
 */
export function buildSchemaExample(schema: object, field = ""): unknown {
  const values: Readonly<Record<string, unknown>> = EXAMPLE_VALUES;
  const value = values[findComponentName(schema) ?? ""];
  if (value !== undefined) return value;
  const { anyOf, enum: words, const: only, type } = schema as Keywords;
  if (only !== undefined) return only;
  if (words) return words[0];
  if (anyOf) return buildSchemaExample(anyOf[0] ?? {}, field);
  return ofType(Array.isArray(type) ? type[0] : type, schema, field);
}

type Keywords = {
  type?: string | readonly string[];
  anyOf?: readonly object[];
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, object>;
  required?: readonly string[];
  minProperties?: number;
  items?: object | readonly object[];
  minItems?: number;
  minimum?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
};

function ofType(type: unknown, schema: Keywords, field: string): unknown {
  switch (type) {
    case "object":
      return objectOf(schema);
    case "array":
      return itemsOf(schema, field);
    case "string":
      return textOf(schema, field);
    case "boolean":
      return false;
    case "null":
      return null;
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    default:
      return {};
  }
}

/** Returns the required fields; of an object without one, its first field. */
function objectOf({ properties = {}, required = [] }: Keywords): Record<string, unknown> {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, buildSchemaExample(properties[name] ?? {}, name)]));
}

function itemsOf({ items = {}, minItems = 1 }: Keywords, field: string): unknown[] {
  if (Array.isArray(items)) return items.map((item) => buildSchemaExample(item, field));
  return Array.from({ length: Math.max(1, minItems) }, () => buildSchemaExample(items, field));
}

/** Returns the text of the field's name where it fits, else `null` where that may be, else another one that fits. */
function textOf(schema: Keywords, field: string): string | null {
  const own = exampleTextOf(field);
  if (own === undefined && Array.isArray(schema.type) && schema.type.includes("null")) return null;
  const texts = own === undefined ? OTHER_TEXTS : [own, ...OTHER_TEXTS];
  const found = texts.find((text) => fits(schema, text));
  if (found === undefined) throw new Error(`no example fits ${field}: ${JSON.stringify(schema)}`);
  return found;
}

function fits(
  { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Keywords,
  text: string,
): boolean {
  const { length } = [...text];
  return (
    length >= minLength &&
    length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, "u").test(text))
  );
}
