import type { TObject } from "typebox";
import { CONFIRMATION_HEADER } from "../accounts/confirm-purposes.ts";
import { type Call, isOfPeople } from "../call-definition.ts";
import { buildSchemaExample } from "./build-schema-example.ts";
import { describeResponses } from "./describe-responses.ts";
import { operationIdOf } from "./operation-id.ts";
import type { Json, WriteSchema } from "./write-component-refs.ts";

/** Describes a call as an operation of OpenAPI. */
export function describeCall(name: string, call: Call, tag: string, write: WriteSchema): Json {
  const [summary, more] = splitSummary(call.summary);
  return {
    operationId: operationIdOf(name),
    tags: [tag],
    summary,
    description: [
      ...(more === "" ? [] : [more]),
      factsOf(call)
        .map((fact) => `- ${fact}`)
        .join("\n"),
    ].join("\n\n"),
    security: securityOf(call),
    ...(call.permission ? { "x-permission": call.permission } : {}),
    ...(call.farm ? { "x-farm": true } : {}),
    ...(call.access === "operator" && isOfPeople(call) ? { "x-person": true } : {}),
    ...(call.confirm ? { "x-confirm": call.confirm } : {}),
    parameters: [
      ...parametersOf("path", call.path, write),
      ...parametersOf("query", call.query, write),
      ...headersOf(call),
    ],
    ...(call.body ? { requestBody: { required: true, content: bodyOf(call, call.body, write) } } : {}),
    responses: describeResponses(call, write),
  };
}

/**
 * Splits the text of a call into its first sentence, for lists of calls, and the rest.
 *
 * @example splitSummary("장바구니에 담기. 이미 담은 옵션이면 수량을 더해요.") // ["장바구니에 담기", "이미 담은 옵션이면 수량을 더해요."]
 */
export function splitSummary(text: string): [first: string, rest: string] {
  const { first = text, rest = "" } = /^(?<first>.+?)(?:\.|:)(?:\s+(?<rest>.+))?$/s.exec(text)?.groups ?? {};
  return [first, rest];
}

const READERS: Record<Call["access"], string> = {
  public: "토큰 없이 불러요.",
  buyer: "비회원이나 회원의 토큰으로 불러요.",
  member: "회원의 토큰으로 불러요.",
  operator: "운영자의 토큰이나 API 키로 불러요.",
};

/** Lists who may make a call, and how it may be repeated and kept. */
function factsOf(call: Call): string[] {
  const { access, permission, farm, stepUp, confirm, once, cached } = call;
  const isPerson = access === "operator" && isOfPeople(call);
  return [
    isPerson ? "운영자의 토큰으로 불러요. API 키로는 부르지 못해요." : READERS[access],
    ...(permission ? [`권한 \`${permission}\`이 있어야 해요.`] : []),
    ...(farm ? ["농가에서 일하는 운영자는 자기 농가의 것만 다뤄요."] : []),
    ...(stepUp ? ["5분 안에 다시 확인한 운영자만 불러요."] : []),
    ...(confirm ? ["본인인지 다시 확인해야 할 수 있어요."] : []),
    ...(once ? ["같은 `Idempotency-Key`로 다시 보내면 처음 답을 그대로 줘요."] : []),
    ...(cached ? [`${cached.seconds}초까지 같은 답을 줄 수 있어요.`] : []),
  ];
}

function securityOf({ access }: Call): readonly Json[] {
  if (access === "public") return [];
  return [access === "operator" ? { operator: [] } : { token: [] }];
}

function parametersOf(where: "path" | "query", schema: TObject | undefined, write: WriteSchema): Json[] {
  const required: readonly string[] = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const isRequired = where === "path" || required.includes(name);
    return {
      name,
      in: where,
      required: isRequired,
      schema: write(property),
      // An optional condition with an example would be sent by viewers that fill examples in.
      ...(isRequired ? { example: buildSchemaExample(property, name) } : {}),
    };
  });
}

function headersOf({ access, confirm, stepUp, once }: Call): Json[] {
  return [
    ...(access === "operator" ? [] : [{ $ref: "#/components/parameters/Platform" }]),
    ...(once ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ...(confirm
      ? [
          header(
            CONFIRMATION_HEADER,
            `POST /v1/app-users/confirmations가 준 확인. purpose: ${confirm.join(", ")}`,
          ),
        ]
      : []),
    ...(stepUp ? [header(CONFIRMATION_HEADER, "POST /operator/v1/step-ups가 준 확인")] : []),
  ];
}

function header(name: string, description: string): Json {
  return { name, in: "header", required: false, description, schema: { type: "string", maxLength: 100 } };
}

function bodyOf(call: Call, schema: object, write: WriteSchema): Json {
  if (call.picture || call.bytes) return { "application/octet-stream": { schema: write(schema) } };
  const type = call.form ? "application/x-www-form-urlencoded" : "application/json";
  return { [type]: { schema: write(schema), example: buildSchemaExample(schema) } };
}
