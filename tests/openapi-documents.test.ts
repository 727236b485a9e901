import { createConfig, lintFromString } from "@redocly/openapi-core";
import { buildOpenApiDocument } from "@todayfruit/contract/openapi/build-openapi-document";
import { expect, test } from "vitest";

/** Redocly's recommended rules over the OpenAPI documents, examples included. */

const SERVERS = [{ url: "https://todayfruit.kr", description: "매장" }];
/** Paths of the specification that a reader could take for one another, e.g. `/products/category/{id}` and `/products/{id}/delivery`. */
const PATHS_AS_SPECIFIED = "no-ambiguous-paths";

async function problemsOf(document: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ["recommended"] }),
  });
  return problems
    .filter(({ ruleId }) => ruleId !== PATHS_AS_SPECIFIED)
    .map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`);
}

test.each(["shoppers", "operators"] as const)(
  "Redocly finds no error and no warning in the document of %s",
  { timeout: 60_000 },
  async (audience) => {
    expect(await problemsOf(buildOpenApiDocument({ audience, servers: SERVERS }))).toEqual([]);
  },
);

test("an example that its schema refuses and a reference to nothing are found", {
  timeout: 60_000,
}, async () => {
  const document = buildOpenApiDocument({ audience: "shoppers", servers: SERVERS });
  const broken = JSON.parse(JSON.stringify(document));
  const { get } = broken.paths["/v1.2/app-users/shopping-carts"];
  get.responses[200].content["application/json"].example.totals.price = "much";
  delete broken.components.schemas.Harvest;
  const problems = (await problemsOf(broken)).join("\n");
  expect(problems).toMatch(/no-invalid-media-type-examples .*totals.*price/);
  expect(problems).toMatch(/no-unresolved-refs/);
});
