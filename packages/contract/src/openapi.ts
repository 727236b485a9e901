import type { TObject } from "typebox";
import { CONFIRMATION_HEADER } from "./accounts/confirm-purposes.ts";
import type { Call, CallTable } from "./call.ts";
import { ErrorBody } from "./error-body.ts";
import { refusalMessage, refusalStatus } from "./refusals.ts";

/** Builds the OpenAPI 3.1 document of a table of calls; the schemas are JSON Schema already. */
export function openApiDocument(table: CallTable): object {
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
          description: "운영자의 토큰. 쇼핑하는 사람의 토큰과 서로 통하지 않아요.",
        },
      },
      schemas: { Error: ErrorBody },
    },
    paths,
  };
}

function operation(name: string, call: Call): object {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === "public"
      ? {}
      : { security: [call.access === "operator" ? { operator: [] } : { token: [] }] }),
    ...(call.permission ? { "x-permission": call.permission } : {}),
    ...(call.farm ? { "x-farm": true } : {}),
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
        : { 200: { description: "성공", content: call.file ? file(call.reply) : json(call.reply) } }),
      ...refusals(call),
    },
  };
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
