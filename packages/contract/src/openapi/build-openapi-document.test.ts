import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { allCalls } from "../all-calls.ts";
import * as callTables from "../call-tables.ts";
import { Cart } from "../cart/cart.ts";
import { Count, closed, nullable, Text } from "../common-schemas.ts";
import { buildOpenApiDocument, callsOf } from "./build-openapi-document.ts";
import { COMPONENTS, type ComponentName } from "./components.ts";
import { splitSummary } from "./describe-call.ts";
import { findComponentName } from "./find-component-name.ts";
import { operationIdOf } from "./operation-id.ts";
import { TAGS } from "./tags.ts";
import { writeComponentRefs } from "./write-component-refs.ts";

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: object[];
  parameters: { in?: string; name?: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown; example?: unknown }> }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, unknown>;
  tags: { name: string }[];
  components: { schemas: Record<string, { description: string }> };
};

const documents = (["shoppers", "operators"] as const).map((audience) => ({
  audience,
  document: buildOpenApiDocument({
    audience,
    servers: [{ url: "https://shop.example", description: "매장" }],
  }) as Document,
}));

describe.each(documents)("the document of $audience", ({ audience, document }) => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

  test("has each call of its audience once, by its parameters, with an id that is safe in an address", () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(
      callsOf(audience)
        .map(([name]) => name)
        .sort(),
    );
    for (const { name, operation } of operations) {
      const inPath = operation.parameters.filter((each) => each.in === "path").map((each) => each.name);
      expect(inPath).toEqual([...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
      expect(operation.operationId).toMatch(/^\w+$/);
    }
  });

  test("says of each call what it does, who may make it and how it is refused", () => {
    const tags = document.tags.map(({ name }) => name);
    for (const { name, operation } of operations) {
      expect(operation.summary, name).toMatch(/[가-힣].*[^.]$/);
      expect(operation.description, name).toMatch(/[가-힣]/);
      expect(operation.tags.every((tag) => tags.includes(tag))).toBe(true);
      expect(operation.security).toBeInstanceOf(Array);
      expect(Object.keys(operation.responses).some((status) => /^4\d\d$/.test(status))).toBe(true);
    }
    expect(new Set(operations.flatMap(({ operation }) => operation.tags)).size).toBe(tags.length);
  });

  test("calls no two of its groups and calls by the same name, which readers of a screen could not tell apart", () => {
    const names = [
      ...document.tags.map(({ name }) => name),
      ...operations.map(({ operation }) => operation.summary),
    ];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("has an example of each body and each reply in JSON", () => {
    for (const { name, operation } of operations) {
      const { requestBody, responses } = operation;
      const contents = [requestBody, ...Object.values(responses)].map(
        (part) => part?.content?.["application/json"],
      );
      for (const content of contents) {
        if (content) expect(content, name).toHaveProperty("example");
      }
    }
  });

  test("describes each component and leaves out those that it does not use", () => {
    const text = JSON.stringify(document);
    for (const [name, { description }] of Object.entries(document.components.schemas)) {
      expect(description).toMatch(/[가-힣]/);
      expect(text).toContain(`"#/components/schemas/${name}"`);
    }
  });
});

test("shoppers' document does not tell of operators' calls and webhooks; operators' has both", () => {
  const [shoppers, operators] = documents.map(({ document }) => document);
  expect(JSON.stringify(shoppers?.paths)).not.toContain("/operator/v1/");
  expect(shoppers?.webhooks).toBeUndefined();
  expect(Object.keys(operators?.webhooks ?? {})).toContain("order.paid");
  expect(shoppers?.components.schemas).toMatchObject({
    Product: {},
    Order: {},
    Cart: {},
    OrderForm: {},
    Error: {},
  });
});

test("a public call needs no token, another one that of its audience", () => {
  const [shoppers, operators] = documents.map(({ document }) => document.paths);
  expect(shoppers?.["/v1/categories"]?.get?.security).toEqual([]);
  expect(shoppers?.["/v1.2/app-users/shopping-carts"]?.get?.security).toEqual([{ token: [] }]);
  expect(operators?.["/operator/v1/tokens"]?.post?.security).toEqual([]);
  expect(operators?.["/operator/v1/me"]?.get?.security).toEqual([{ operator: [] }]);
});

describe("tags", () => {
  test("each table of calls has exactly one", () => {
    const tables: string[] = TAGS.flatMap(({ tables: own }) => [...own]);
    expect(tables.toSorted()).toEqual(Object.keys(callTables).toSorted());
  });
});

describe("components", () => {
  test("each exported object of the contract that a call uses has a name", async () => {
    const exported = await exportedObjects();
    expect(exported.length).toBeGreaterThan(150);
    const used = partsOfCalls();
    const nameless = exported.filter(
      ({ schema }) => used.has(schema) && findComponentName(schema) === undefined,
    );
    expect(nameless.map(({ place }) => place)).toEqual([]);
  });

  test("no schema has two names", () => {
    const schemas = Object.entries(COMPONENTS).map(([name, [schema]]) => [name, findComponentName(schema)]);
    expect(schemas.filter(([name, found]) => name !== found)).toEqual([]);
  });

  test("a use of a component is a reference, also of one that may be null, within a list or a tuple", () => {
    const used = new Set<ComponentName>();
    expect(writeComponentRefs(Cart, used)).toEqual({ $ref: "#/components/schemas/Cart" });
    expect(
      writeComponentRefs(closed({ cart: nullable(Cart), counts: nullable(Count), text: Text(5) }), used),
    ).toEqual({
      type: "object",
      required: ["cart", "counts", "text"],
      additionalProperties: false,
      properties: {
        cart: { anyOf: [{ $ref: "#/components/schemas/Cart" }, { type: "null" }] },
        counts: { anyOf: [{ $ref: "#/components/schemas/Count" }, { type: "null" }] },
        text: { type: "string", minLength: 0, maxLength: 5 },
      },
    });
    expect(
      writeComponentRefs({ type: "array", items: [Count, Text(5)], additionalItems: false }, used),
    ).toEqual({
      type: "array",
      prefixItems: [{ $ref: "#/components/schemas/Count" }, { type: "string", minLength: 0, maxLength: 5 }],
      items: false,
    });
    expect([...used]).toEqual(["Cart", "Count"]);
  });

  test("the calls keep whole schemas, from which requests are validated", () => {
    expect(JSON.stringify(allCalls)).not.toContain("$ref");
  });
});

test.each([
  ["GET /v1.2/app-users/orders/{id}", "getV1_2AppUsersOrdersById"],
  ["POST /v2/tokens", "postV2Tokens"],
  [
    "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}",
    "deleteV1_1AppUsersShoppingCartsByIdShoppingOptionGroupByGid",
  ],
])("the id of %s is %s", (name, id) => {
  expect(operationIdOf(name)).toBe(id);
});

test.each([
  ["장바구니", ["장바구니", ""]],
  ["답변 틀 고치기.", ["답변 틀 고치기", ""]],
  ["주문서 만들기: 묶음이나 상품에서. utm도.", ["주문서 만들기", "묶음이나 상품에서. utm도."]],
  ["한 쪽 15개. 최신순.", ["한 쪽 15개", "최신순."]],
])("the summary of %j is its first sentence", (text, parts) => {
  expect(splitSummary(text)).toEqual(parts);
});

async function exportedObjects(): Promise<{ place: string; schema: object }[]> {
  const folder = new URL("..", import.meta.url).pathname;
  const files = globSync("**/*.ts", { cwd: folder }).filter((file) => !/\.test\.ts$|^openapi\//.test(file));
  const modules = await Promise.all(
    files.map(async (file) => ({
      file,
      exports: (await import(pathToFileURL(folder + file).href)) as Record<string, unknown>,
    })),
  );
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports)
      .filter((entry): entry is [string, object] => isObjectSchema(entry[1]))
      .map(([name, schema]) => ({ place: `${file}: ${name}`, schema })),
  );
}

function isObjectSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && ("properties" in value || "anyOf" in value);
}

/** Collects all schemas within the bodies and replies of the calls. */
function partsOfCalls(): Set<unknown> {
  const parts = new Set<unknown>();
  const walk = (schema: unknown): void => {
    if (typeof schema !== "object" || schema === null || parts.has(schema)) return;
    parts.add(schema);
    for (const part of Object.values(schema)) walk(part);
  };
  for (const call of Object.values(allCalls)) {
    if ("body" in call) walk(call.body);
    walk(call.reply);
  }
  return parts;
}
