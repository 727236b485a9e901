import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { startShop } from "./shop-process.ts";

const BUILD = path.resolve(import.meta.dirname, "../../apps/storefront/build/todayfruit");
const FIXTURES = path.resolve(import.meta.dirname, "../../apps/storefront/app/component-gallery/fixtures.ts");
/** Name of a product that the gallery alone shows. */
const FIXTURE = "무농약 노지 감귤 가정용 대과 혼합";

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

test("start: the built shop has no gallery, neither as a page nor in its files", async () => {
  const shop = await startShop(folder.settings);
  const answer = await fetch(`${shop.url}/dev/gallery`);
  await shop.stop();
  expect(answer.status).toBe(404);
  const { routes } = (await import(path.join(BUILD, "server/index.js"))) as {
    routes: Record<string, { path?: string }>;
  };
  const paths = Object.values(routes).map((route) => route.path);
  expect(paths).toContain("products/:id");
  expect(paths.filter((each) => each?.includes("gallery"))).toEqual([]);
  expect(await readFile(FIXTURES, "utf8")).toContain(FIXTURE);
  const texts: string[] = [];
  for await (const file of glob("**/*.js", { cwd: BUILD })) {
    texts.push(await readFile(path.join(BUILD, file), "utf8"));
  }
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.some((text) => text.includes(FIXTURE) || text.includes("dev/gallery"))).toBe(false);
});
