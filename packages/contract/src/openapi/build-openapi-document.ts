import type { TObject, TSchema } from "typebox";
import { type AllCalls, allCalls } from "../all-calls.ts";
import type { Call } from "../call-definition.ts";
import * as callTables from "../call-tables.ts";
import { webhookPayloads } from "../webhooks/webhook-payloads.ts";
import { buildSchemaExample } from "./build-schema-example.ts";
import { COMPONENTS, type ComponentName } from "./components.ts";
import { describeCall } from "./describe-call.ts";
import { type CommonResponse, commonResponsesOf, describeCommonResponses } from "./describe-responses.ts";
import { INFO, OPERATOR_TEXT, PARAMETERS, SECURITY_SCHEMES, SHOPPER_TEXT } from "./document-parts.ts";
import { EXAMPLE_VALUES } from "./example-values.ts";
import { TAGS, WEBHOOK_TAG } from "./tags.ts";
import { type Json, referenceParts, writeComponentRefs } from "./write-component-refs.ts";

export type DocumentOptions = {
  /** Readers of the document: the calls of shoppers, or those of operators and the webhooks that the shop sends. */
  audience: "shoppers" | "operators";
  /** Addresses at which the calls answer, without a slash at the end. */
  servers: readonly { url: string; description: string }[];
};

/**
 * Builds the OpenAPI 3.1 document of the calls of shoppers or operators from the contract: the schemas are JSON Schema
 * already, components are written as `$ref`s.
 */
export function buildOpenApiDocument({ audience, servers }: DocumentOptions): Json {
  const used = new Set<ComponentName>(["Error"]);
  const write = (schema: object) => writeComponentRefs(schema, used);
  const ofAudience = callsOf(audience);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of ofAudience) {
    const [method = "", path = ""] = name.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(name, call, tagOf(name), write) };
  }
  const isOfOperators = audience === "operators";
  const webhooks = isOfOperators ? webhooksOf(write) : undefined;
  const tags = new Set(ofAudience.map(([name]) => tagOf(name)));
  const common = new Set<CommonResponse>(ofAudience.flatMap(([, call]) => commonResponsesOf(call)));
  return {
    openapi: "3.1.0",
    info: { ...INFO, ...(isOfOperators ? OPERATOR_TEXT : SHOPPER_TEXT) },
    servers,
    tags: TAGS.filter(({ name }) => tags.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    ...(webhooks ? { webhooks } : {}),
    components: {
      securitySchemes: isOfOperators
        ? { operator: SECURITY_SCHEMES.operator }
        : { token: SECURITY_SCHEMES.token },
      parameters: PARAMETERS,
      responses: describeCommonResponses(common),
      schemas: schemasOf(used),
    },
  };
}

/** Lists the calls of an audience by name, in the order of the tables. */
export function callsOf(audience: DocumentOptions["audience"]): [name: keyof AllCalls, call: Call][] {
  const entries = Object.entries(allCalls) as [keyof AllCalls, Call][];
  return entries.filter(([name]) => name.includes(" /operator/") === (audience === "operators"));
}

const tables = new Map<string, object>(Object.entries(callTables));
const tagsOfCalls = new Map<string, string>(
  TAGS.flatMap(({ name, tables: own }) =>
    own.flatMap((table) =>
      Object.keys(tables.get(table) ?? {}).map((call): [string, string] => [call, name]),
    ),
  ),
);

function tagOf(name: string): string {
  const tag = tagsOfCalls.get(name);
  if (tag === undefined) throw new Error(`no tag has the table of ${name}`);
  return tag;
}

/** Writes the components that are used, and those that they use. */
function schemasOf(used: Set<ComponentName>): Record<string, Json> {
  const written = new Map<ComponentName, Json>();
  // A component that is added while the set is read is read, too.
  for (const name of used) {
    const [schema, description]: readonly [TSchema, string] = COMPONENTS[name];
    const values: Readonly<Record<string, unknown>> = EXAMPLE_VALUES;
    written.set(name, {
      description,
      ...referenceParts(schema, used),
      ...(name in values ? { examples: [values[name]] } : {}),
    });
  }
  return Object.fromEntries([...written].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Describes the webhooks that the shop sends: bodies, and the headers of the Standard Webhooks specification. */
function webhooksOf(write: (schema: object) => Json): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(webhookPayloads).map(([type, body]) => [type, { post: webhookOf(type, body, write) }]),
  );
}

function webhookOf(type: string, body: TObject, write: (schema: object) => Json): Json {
  return {
    operationId: `webhook.${type}`,
    tags: [WEBHOOK_TAG],
    summary: `${type} 웹훅`,
    description: "같은 webhook-id가 두 번 올 수 있어요. 열 초 안에 답하고 일은 나중에 해 주세요.",
    security: [],
    parameters: WEBHOOK_HEADERS.map(([name, description]) => ({
      name,
      in: "header",
      required: true,
      description,
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: write(body), example: buildSchemaExample(body) } },
    },
    responses: {
      "2XX": { description: "받았어요" },
      410: { description: "이 주소로 더 보내지 말아 주세요" },
    },
  };
}

const WEBHOOK_HEADERS = [
  ["webhook-id", "번호. 다시 보내도 같아요."],
  ["webhook-timestamp", "보낸 때, 1970년부터의 초"],
  ["webhook-signature", "v1,base64(HMAC-SHA256(비밀값, 번호.때.본문)). 바꾸는 동안은 띄어쓰기로 이어서 둘"],
] as const;
