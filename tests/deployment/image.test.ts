import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

test("image: starts the shop as `npm start` does, with the same options of Node", () => {
  const dockerfile = readFileSync(path.resolve(import.meta.dirname, "../../Dockerfile"), "utf8");
  const [, command = "[]"] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command)).toEqual(manifest.scripts.start.split(" "));
});
