type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  maxLength?: number;
  pattern?: string;
  maximum?: number;
};

const LARGEST_ID = Number.MAX_SAFE_INTEGER;
const UNSAID_LENGTH = 300;

/**
 * Fills a schema with as many bytes as it allows: every field, lists and texts at their greatest length, texts in
 * Korean where no pattern excludes it. Patterns are not followed: the value has the size of a valid one and may be
 * invalid.
 *
 * @example largestValueOfSchema({ type: "array", items: { type: "string", maxLength: 2 }, maxItems: 3 }) // ["가가", "가가", "가가"]
 */
export function largestValueOfSchema(schema: object): unknown {
  const { const: only, enum: values, anyOf, type, ...rest } = schema as Schema;
  if (only !== undefined) return only;
  if (values) return longestOf(values);
  if (anyOf) return longestOf(anyOf.map(largestValueOfSchema));
  switch (typeof type === "string" ? type : type?.[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(rest.properties ?? {}).map(([name, each]) => [name, largestValueOfSchema(each)]),
      );
    case "array":
      return Array.from({ length: rest.maxItems ?? 1 }, () => largestValueOfSchema(rest.items ?? {}));
    case "string":
      return (rest.pattern === undefined || rest.pattern === "\\S" ? "가" : "1").repeat(
        rest.maxLength ?? UNSAID_LENGTH,
      );
    case "boolean":
      return false;
    default:
      return rest.maximum ?? LARGEST_ID;
  }
}

function longestOf(values: readonly unknown[]): unknown {
  const lengthOf = (value: unknown) => JSON.stringify(value).length;
  return values.reduce((longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest));
}
