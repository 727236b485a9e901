import { type Call, isOfPeople } from "../call-definition.ts";
import { httpStatusPhrase } from "../http-status-phrase.ts";
import { type RefusalCode, refusalMessage, refusalStatus } from "../refusals.ts";
import { buildSchemaExample } from "./build-schema-example.ts";
import type { Json, WriteSchema } from "./write-component-refs.ts";

/**
 * Describes the replies of a call by their statuses: the one of success, the refusals that it declares, and those that any
 * call of its kind may meet before it is made.
 */
export function describeResponses(call: Call, write: WriteSchema): Record<string, Json> {
  const own = Map.groupBy(new Set(call.refusals), refusalStatus);
  const common = commonResponsesOf(call);
  const statuses = new Set([...own.keys(), ...common.map((name) => COMMON_RESPONSES[name].status)]);
  return Object.fromEntries([
    successOf(call, write),
    ...[...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => {
        const name = common.find((each) => COMMON_RESPONSES[each].status === status);
        const codes = own.get(status);
        if (!codes && name) return [status, { $ref: `#/components/responses/${name}` }];
        const shared: readonly RefusalCode[] = name ? COMMON_RESPONSES[name].codes : [];
        return [status, refusal(status, [...new Set([...(codes ?? []), ...shared])])];
      }),
  ]);
}

/** Describes the refusals that several calls share, as components. */
export function describeCommonResponses(names: ReadonlySet<CommonResponse>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(COMMON_RESPONSES)
      .filter(([name]) => names.has(name as CommonResponse))
      .map(([name, { status, codes }]) => [name, refusal(status, codes)]),
  );
}

/** Refusals that a call of some kind may meet besides its own, by the status that they share. */
const COMMON_RESPONSES = {
  BadRequest: { status: 400, codes: ["INVALID_INPUT", "PLATFORM_UNKNOWN"] },
  Unauthorized: { status: 401, codes: ["LOGIN_REQUIRED", "TOKEN_INVALID"] },
  MemberOnly: { status: 403, codes: ["MEMBER_ONLY"] },
  NotPermitted: {
    status: 403,
    codes: ["PERMISSION_REQUIRED", "NETWORK_NOT_ALLOWED", "PASSWORD_CHANGE_REQUIRED"],
  },
  PeopleOnly: {
    status: 403,
    codes: [
      "API_KEY_NOT_ALLOWED",
      "PERMISSION_REQUIRED",
      "NETWORK_NOT_ALLOWED",
      "PASSWORD_CHANGE_REQUIRED",
      "STEP_UP_REQUIRED",
    ],
  },
  KeyInUse: { status: 409, codes: ["IDEMPOTENCY_IN_PROGRESS"] },
  BodyTooLarge: { status: 413, codes: ["BODY_TOO_LARGE"] },
  MediaTypeUnsupported: { status: 415, codes: ["MEDIA_TYPE_UNSUPPORTED"] },
  KeyReused: { status: 422, codes: ["IDEMPOTENCY_KEY_REUSED"] },
  TooManyRequests: { status: 429, codes: ["TOO_MANY_REQUESTS"] },
  Busy: { status: 503, codes: ["SHOP_BUSY", "NOT_READY"] },
} as const satisfies Record<string, { status: number; codes: readonly RefusalCode[] }>;

export type CommonResponse = keyof typeof COMMON_RESPONSES;
/** Refusal that a call may meet without declaring it. */
export type CommonRefusal = (typeof COMMON_RESPONSES)[CommonResponse]["codes"][number];

/** Names the refusals that a call may meet besides its own; at most one for each status. */
export function commonResponsesOf(call: Call): CommonResponse[] {
  const forbidden =
    call.access === "operator" ? (isOfPeople(call) ? "PeopleOnly" : "NotPermitted") : "MemberOnly";
  const withoutForbidden = call.access === "public" || call.access === "buyer";
  return [
    "BadRequest",
    ...(call.access === "public" ? [] : (["Unauthorized"] as const)),
    ...(withoutForbidden ? [] : ([forbidden] as const)),
    ...(call.once ? (["KeyInUse", "KeyReused"] as const) : []),
    ...(call.body ? (["BodyTooLarge", "MediaTypeUnsupported"] as const) : []),
    "TooManyRequests",
    "Busy",
  ];
}

function successOf(call: Call, write: WriteSchema): [status: number, response: Json] {
  if (call.empty) return [204, { description: "성공" }];
  return [200, { description: "성공", content: contentOf(call, write) }];
}

function contentOf({ file, events, reply }: Call, write: WriteSchema): Json {
  const schema = write(reply);
  if (events) return { "text/event-stream": { schema } };
  if (file) return { "application/octet-stream": { schema } };
  return { "application/json": { schema, example: buildSchemaExample(reply) } };
}

/** Statuses whose replies say in a header when to come back. */
const LATER: readonly number[] = [429, 503];

function refusal(status: number, codes: readonly RefusalCode[]): Json {
  const [code = "INTERNAL"] = codes;
  return {
    description: codes.map((each) => `- \`${each}\`: ${refusalMessage(each)}`).join("\n"),
    ...(LATER.includes(status)
      ? { headers: { "Retry-After": { description: "다시 부를 때까지 초", schema: { type: "integer" } } } }
      : {}),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        example: {
          statusCode: status,
          code,
          error: httpStatusPhrase(status),
          message: refusalMessage(code),
          requestId: REQUEST_ID,
        },
      },
    },
  };
}

const REQUEST_ID = "5d2c9a4e-6f0b-4f7e-9a51-0b6f3d1c2e88";
