import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { startShop } from "./shop-process.ts";

/** React build a started shop renders with, read from the modules its process loaded. */

let folder: ShopFolder;
beforeAll(async () => {
  folder = await createShopFolder();
});
afterAll(() => folder.remove());

test.each([
  ["the settings name nothing", {}, "production"],
  ["a test runner handed its own NODE_ENV down", { NODE_ENV: "test" }, "production"],
  ["a developer asks for it", { NODE_ENV: "development" }, "development"],
])("start: renders with the right React build when %s", async (_, env, build) => {
  const told = path.join(folder.dataDir, `loaded-${build}.json`);
  const probe = path.join(folder.dataDir, "probe.cjs");
  await writeFile(
    probe,
    `process.on("exit", () => require("node:fs").writeFileSync(${JSON.stringify(told)},
       JSON.stringify(Object.keys(require.cache).filter((file) => require.cache[file].loaded).map((file) => require("node:path").basename(file)))));`,
  );
  const shop = await startShop({ ...folder.settings, ...env, NODE_OPTIONS: `--require ${probe}` });
  await shop.stop();
  const loaded: string[] = JSON.parse(await readFile(told, "utf8"));
  const renderers = loaded.filter((file) =>
    /^react(-dom-server\.\w+)?\.(production|development)\.js$/.test(file),
  );
  expect(renderers).toContain(`react.${build}.js`);
  expect(renderers.filter((file) => !file.endsWith(`.${build}.js`))).toEqual([]);
  expect(renderers.some((file) => file.startsWith("react-dom-server."))).toBe(true);
});
