import type { TObject } from "typebox";
import { CONFIRMATION_HEADER } from "./accounts/confirm-purposes.ts";
import { type Call, type CallTable, isOfPeople } from "./call.ts";
import { ErrorBody } from "./error-body.ts";
import { refusalMessage, refusalStatus } from "./refusals.ts";

/**
 * Builds the OpenAPI 3.1 document of a table of calls; the schemas are JSON Schema already.
 *
 * @param webhooks bodies of the webhooks that the shop sends, by their type
 */
export function openApiDocument(table: CallTable, webhooks: Readonly<Record<string, TObject>> = {}): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(table)) {
    const [method = "", path = ""] = name.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "오늘의과일", version: "1" },
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        operator: {
          type: "http",
          scheme: "bearer",
          description:
            "운영자의 토큰, 또는 다른 시스템의 API 키(tfk_…). 쇼핑하는 사람의 토큰과 서로 통하지 않아요. x-person인 요청은 API 키로 하지 못해요.",
        },
      },
      schemas: { Error: ErrorBody },
    },
    paths,
    webhooks: Object.fromEntries(Object.entries(webhooks).map(([type, body]) => [type, webhook(type, body)])),
  };
}

/** Describes a webhook: its body, and the headers of the Standard Webhooks specification. */
function webhook(type: string, body: TObject): object {
  return {
    post: {
      operationId: type,
      summary: `${type} 웹훅. 같은 webhook-id가 두 번 올 수 있어요.`,
      parameters: WEBHOOK_HEADERS.map(([name, description]) => ({
        name,
        in: "header",
        required: true,
        description,
        schema: { type: "string" },
      })),
      requestBody: { required: true, content: json(body) },
      responses: {
        "2XX": { description: "받았어요" },
        410: { description: "이 주소로 더 보내지 말아 주세요" },
      },
    },
  };
}

const WEBHOOK_HEADERS = [
  ["webhook-id", "번호. 다시 보내도 같아요."],
  ["webhook-timestamp", "보낸 때, 1970년부터의 초"],
  ["webhook-signature", "v1,base64(HMAC-SHA256(비밀값, 번호.때.본문)). 바꾸는 동안은 띄어쓰기로 이어서 둘"],
] as const;

function operation(name: string, call: Call): object {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === "public"
      ? {}
      : { security: [call.access === "operator" ? { operator: [] } : { token: [] }] }),
    ...(call.permission ? { "x-permission": call.permission } : {}),
    ...(call.farm ? { "x-farm": true } : {}),
    ...(call.access === "operator" && isOfPeople(call) ? { "x-person": true } : {}),
    ...(call.confirm ? { "x-confirm": call.confirm } : {}),
    parameters: [
      ...parameters("path", call.path),
      ...parameters("query", call.query),
      ...(call.confirm ? [confirmation(call.confirm)] : []),
    ],
    ...(call.body ? { requestBody: { required: true, content: bodyOf(call, call.body) } } : {}),
    responses: {
      ...(call.empty
        ? { 204: { description: "성공" } }
        : { 200: { description: "성공", content: contentOf(call) } }),
      ...refusals(call),
    },
  };
}

function contentOf({ file: isFile, events, reply }: Call): object {
  if (events) return { "text/event-stream": { schema: reply } };
  return isFile ? file(reply) : json(reply);
}

function parameters(where: "path" | "query", schema: TObject | undefined): object[] {
  const required: readonly string[] = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
  }));
}

function confirmation(purposes: readonly string[]): object {
  return {
    name: CONFIRMATION_HEADER,
    in: "header",
    required: false,
    description: `POST /v1/app-users/confirmations가 준 확인. purpose: ${purposes.join(", ")}`,
    schema: { type: "string", maxLength: 100 },
  };
}

function refusals(call: Call): Record<string, object> {
  const byStatus = new Map<number, string[]>();
  for (const code of call.refusals) {
    const status = refusalStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${refusalMessage(code)}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      { description: lines.join("\n"), content: json({ $ref: "#/components/schemas/Error" }) },
    ]),
  );
}

function bodyOf(call: Call, schema: object): object {
  if (call.picture || call.bytes) return { "application/octet-stream": { schema } };
  return call.form ? { "application/x-www-form-urlencoded": { schema } } : json(schema);
}

function file(schema: object): object {
  return { "application/octet-stream": { schema } };
}

function json(schema: object): object {
  return { "application/json": { schema } };
}
