import { allCalls } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";

/** Text fields of all calls that may contain markup. */

/** Field of an input that may contain markup, e.g. `PUT /v1/app-users body.nickname`. */
export type TextFieldOfCall = { name: string; at: string; field: string; maxLength: number };

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
};

/** Lists the text fields of all calls whose schema does not exclude markup. */
export function listFieldsThatAcceptMarkup(): TextFieldOfCall[] {
  return Object.entries<Call>(allCalls).flatMap(([name, { path, query, body }]) =>
    Object.entries({ path, query, body }).flatMap(([part, schema]) =>
      schema === undefined
        ? []
        : textsIn(schema as Schema, part).map((text) => ({ ...text, ...inCall(name, text) })),
    ),
  );
}

function inCall(name: string, { at }: { at: string }) {
  return { name, field: `${name} ${at}` };
}

function textsIn(schema: Schema, at: string): { at: string; maxLength: number }[] {
  const { type, properties = {}, items, anyOf = [], additionalProperties } = schema;
  const inside = [
    ...Object.entries(properties).flatMap(([key, own]) => textsIn(own, `${at}.${key}`)),
    ...anyOf.flatMap((own) => textsIn(own, at)),
    ...(items ? textsIn(items, `${at}[]`) : []),
    ...(typeof additionalProperties === "object" ? textsIn(additionalProperties, `${at}.*`) : []),
  ];
  const isAnything = type === undefined && anyOf.length === 0 && !schema.enum && schema.const === undefined;
  const isFree = isAnything || ([type].flat().includes("string") && isOpen(schema));
  return isFree ? [{ at, maxLength: schema.maxLength ?? 1000 }, ...inside] : inside;
}

function isOpen({ enum: values, const: only, pattern }: Schema): boolean {
  return values === undefined && only === undefined && !(pattern !== undefined && isTight(pattern));
}

const CLASS = /\[(?!\^)[^\]<>"'&`]*\]/g;

/**
 * Returns true when a pattern lists every character it accepts from start to end, none of which begins markup.
 *
 * @example isTight("^[0-9a-f]{8}$") // true
 * @example isTight("\\S") // false
 */
export function isTight(pattern: string): boolean {
  return /^\^[^.[<>"'&`]*\$$/.test(pattern.replaceAll(CLASS, "x")) && !/\\[SWDsw]/.test(pattern);
}

/**
 * Returns the input with a text at a place, replacing what was there and creating missing parents.
 *
 * @example withText({ body: {} }, "body.receivers[].name", "김") // { body: { receivers: [{ name: "김" }] } }
 */
export function withText(input: unknown, at: string, text: unknown): unknown {
  const [, key = "", rest = ""] = /^(\[\]|[^.[]+)\.?(.*)$/.exec(at) ?? [];
  if (at === "") return text;
  if (key === "[]") {
    const [first, ...others] = Array.isArray(input) ? input : [];
    return [withText(first, rest, text), ...others];
  }
  const own = { ...(input as Record<string, unknown> | undefined) };
  return { ...own, [key]: withText(own[key] ?? PARENTS[key], rest, text) };
}

/** Siblings that a text needs where the rest of an input is empty. */
const PARENTS: Record<string, object> = {
  withdrawAccount: { owner: "김하루", bankName: "신한은행", accountNumber: "110123456789" },
  orderItemCashReceiptInfo: { cashReceiptType: 1, identitySelect: 1, identityNo: "01012345678" },
};
