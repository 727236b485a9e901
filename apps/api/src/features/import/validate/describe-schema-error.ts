import type { ErrorObject } from "ajv";
import type { FieldProblem } from "./create-problem-collector.ts";

/** Converts a schema error into the path of the field and a sentence for the operator. */
export function describeSchemaError(error: ErrorObject): FieldProblem {
  const { missingProperty, additionalProperty } = error.params as Record<string, unknown>;
  const inside = [missingProperty, additionalProperty].find((name) => typeof name === "string");
  const segments = error.instancePath.split("/").slice(1).map(unescaped);
  const field = [...segments, ...(typeof inside === "string" ? [inside] : [])].reduce(joined, "");
  return { field: field || "항목", reason: reasonOf(error) };
}

/** Appends a segment to a path: `options`, `0`, `price` → `options[0].price`. */
function joined(path: string, segment: string): string {
  if (/^\d+$/.test(segment)) return `${path}[${segment}]`;
  return path === "" ? segment : `${path}.${segment}`;
}

function unescaped(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

type Params = Record<string, unknown>;

const REASONS: Record<string, (params: Params) => string> = {
  required: () => "꼭 있어야 하는 값이에요",
  additionalProperties: () => "알 수 없는 값이에요",
  type: ({ type }) => `${listOfTypes([type].flat().map(String))} 해요`,
  enum: ({ allowedValues }) => `${[allowedValues].flat().join(", ")} 가운데 하나여야 해요`,
  discriminator: () => "알 수 없는 종류예요",
  minimum: ({ limit }) => `${limit} 이상이어야 해요`,
  exclusiveMinimum: ({ limit }) => `${limit}보다 커야 해요`,
  maximum: ({ limit }) => `${limit} 이하여야 해요`,
  minLength: ({ limit }) => `${limit}글자 이상이어야 해요`,
  maxLength: ({ limit }) => `${limit}글자 이하여야 해요`,
  minItems: ({ limit }) => `${limit}개 이상이어야 해요`,
  maxItems: ({ limit }) => `${limit}개 이하여야 해요`,
  uniqueItems: () => "같은 값이 두 번 있어요",
};

/** Returns the schema's own `reason` for a pattern, and otherwise that of the keyword. */
function reasonOf({ keyword, params, parentSchema }: ErrorObject): string {
  if (keyword === "pattern" && typeof parentSchema?.reason === "string") return parentSchema.reason;
  return REASONS[keyword]?.(params) ?? "형식이 맞지 않아요";
}

/** Names of types, each with its fitting ending. */
const TYPE_NAMES: Record<string, readonly [name: string, ending: string]> = {
  integer: ["정수", "여야"],
  number: ["숫자", "여야"],
  string: ["글", "이어야"],
  boolean: ["참·거짓 값", "이어야"],
  array: ["목록", "이어야"],
  object: ["묶음", "이어야"],
  null: ["빈 값(null)", "이어야"],
};

/** Lists types in Korean. @example listOfTypes(["integer", "null"]) // "정수 또는 빈 값(null)이어야" */
function listOfTypes(types: readonly string[]): string {
  const names = types.map((type) => TYPE_NAMES[type] ?? [type, "이어야"]);
  return names.map(([name]) => name).join(" 또는 ") + (names.at(-1)?.[1] ?? "");
}
