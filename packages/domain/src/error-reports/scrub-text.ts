/** Patterns that must not leave with a report, and their replacements. Longer and more certain ones come first. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Tokens that grant access: bearer tokens, ids of sessions and forms, ends of links, keys of payments.
  [/\bBearer\s+[\w.~+/=-]+/gi, "Bearer [token]"],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, "[uuid]"],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[e-mail]"],
  // 15 or 16 digits in groups as on a card, before shorter numbers are matched.
  [/(?<!\d)(?:\d[ -]?){14,15}\d(?!\d)/g, "[card]"],
  [/(?<!\d)(?:\+?82[ -]?|0)1[016-9][ -.]?\d{3,4}[ -.]?\d{4}(?!\d)/g, "[phone]"],
  [/(?<!\d)0\d{1,2}[ -.]\d{3,4}[ -.]\d{4}(?!\d)/g, "[phone]"],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])/g, "[token]"],
];
/** Query of an address; it may hold secrets, unlike the words of a path. */
const QUERY = /\?[^\s"'<>]*/g;

/**
 * Removes personal data and secrets from a text: tokens, phone numbers, e-mail addresses, cards, secret ends of
 * links, and everything behind the `?` of an address.
 *
 * @example scrubText("GET /gift/3q2A7wAbCdEfGhIjKlMnOp?x=1 of 010-1234-5678") // "GET /gift/[token]?[query] of [phone]"
 */
export function scrubText(text: string): string {
  const withoutQueries = text.replace(QUERY, (query) => (query.length > 1 ? "?[query]" : query));
  return SECRETS.reduce((scrubbed, [secret, instead]) => scrubbed.replace(secret, instead), withoutQueries);
}

/** Names of fields that are dropped with any value. */
const DROPPED =
  /^(authorization|cookies?|set-cookie|password.*|token|.*token|phone|email|name|address|.*secret|body|arguments|query_string|ip_address|user)$/i;
/** Names of a report's own fields that must stay unchanged. */
const KEPT =
  /^(event_id|trace_id|span_id|parent_span_id|replay_id|segment_id|type|platform|environment|release|timestamp|start_timestamp|level|op|origin|sdk|debug_meta|sdkProcessingMetadata)$/;
const DEEPEST = 12;

/**
 * Removes personal data and secrets from a report at any depth. Values other than texts, numbers, booleans, null,
 * lists and plain objects are left out.
 */
export function scrubReport<R>(report: R): R {
  // The shape stays: only texts are changed, and optional fields left out.
  return scrub(report, 0) as R;
}

function scrub(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return undefined;
  if (typeof value === "string") return scrubText(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => scrub(each, depth + 1));
  if (typeof value !== "object") return undefined;
  const fields = Object.entries(value).flatMap(([key, own]): [string, unknown][] => {
    if (KEPT.test(key)) return [[key, own]];
    if (DROPPED.test(key)) return [];
    const scrubbed = scrub(own, depth + 1);
    return scrubbed === undefined ? [] : [[key, scrubbed]];
  });
  return Object.fromEntries(fields);
}
