import { glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildServerIfNeeded } from "../../apps/shop/src/commands/build.ts";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { startShop } from "./shop-process.ts";

const BUILD = path.resolve(import.meta.dirname, "../../apps/storefront/build/todayfruit");
const SERVER_BUILD = path.resolve(import.meta.dirname, "../../apps/shop/build");
const FIXTURES = path.resolve(import.meta.dirname, "../../apps/storefront/app/component-gallery/fixtures.ts");
/** Name of a product that the gallery alone shows. */
const FIXTURE = "무농약 노지 감귤 가정용 대과 혼합";

/** The built pages: their React, and the packages they need beside them, which are none. */

let folder: ShopFolder;
beforeAll(async () => {
  folder = await createShopFolder();
});
afterAll(() => folder.remove());

test.each([
  ["the settings name nothing", {}],
  ["a test runner handed its own NODE_ENV down", { NODE_ENV: "test" }],
  ["a developer's shell says development", { NODE_ENV: "development" }],
])(
  "start: renders with the React of its build, and loads no package of the pages, when %s",
  async (name, env) => {
    const told = path.join(folder.dataDir, `loaded-${name.length}.json`);
    const probe = path.join(folder.dataDir, "probe.cjs");
    await writeFile(
      probe,
      `process.on("exit", () => require("node:fs").writeFileSync(${JSON.stringify(told)},
       JSON.stringify(Object.keys(require.cache))));`,
    );
    const shop = await startShop({ ...folder.settings, ...env, NODE_OPTIONS: `--require ${probe}` });
    await shop.stop();
    const loaded: string[] = JSON.parse(await readFile(told, "utf8"));
    expect(loaded.length).toBeGreaterThan(50);
    expect(
      loaded.filter((file) => /node_modules\/(react|react-dom|react-router|scheduler)\//.test(file)),
    ).toEqual([]);
  },
);

test("start: the bundler is loaded by another process than the shop's, whose memory it would fill", async () => {
  await rm(SERVER_BUILD, { recursive: true, force: true });
  const loaded = await modulesOfStart();
  expect(loaded.length).toBeGreaterThan(500);
  expect(loaded.filter((url) => /node_modules\/@?rolldown/.test(url))).toEqual([]);
  expect(await readdir(SERVER_BUILD)).toHaveLength(1);
});

test("start: loads the build of the server, and no module of its sources but those that find it", async () => {
  await using opened = new AsyncDisposableStack();
  await buildServerIfNeeded(opened);
  const loaded = await modulesOfStart();
  const sources = loaded.filter((url) => /\/(apps|packages)\/[a-z]+\/src\//.test(url));
  expect(loaded.some((url) => url.includes("/apps/shop/build/"))).toBe(true);
  expect(
    sources.filter((url) => !/\/apps\/shop\/src\/(main|process\/|server-build\/|sources\/)/.test(url)),
  ).toEqual([]);
});

test("build: pages import nothing but Node's own modules, and carry React's production build once", async () => {
  const texts: string[] = [];
  for await (const file of glob("server/**/*.js", { cwd: BUILD })) {
    texts.push(await readFile(path.join(BUILD, file), "utf8"));
  }
  const imported = texts.flatMap((text) =>
    [
      ...text.matchAll(
        /(?:^|[;\n}])(?:import|export)\b[^;"'\n]*?["']([^"'\n]+)["']|\b(?:import|__require)\(["']([^"']+)["']\)/g,
      ),
    ].map(([, from, asked]) => from ?? asked ?? ""),
  );
  const outside = imported.filter((name) => !name.startsWith(".") && !isBuiltin(name));
  expect(imported.length).toBeGreaterThan(0);
  expect(outside).toEqual([]);
  const all = texts.join("\n");
  expect(all.match(/react\.transitional\.element/g)?.length).toBeGreaterThan(0);
  expect(all).not.toContain("react.development.js");
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

/** Returns the addresses of the modules that a shop had loaded when it stopped after its first page. */
async function modulesOfStart(): Promise<string[]> {
  const told = path.join(folder.dataDir, "loaded.json");
  const probe = path.join(folder.dataDir, "probe.mjs");
  await writeFile(
    probe,
    `import { registerHooks } from "node:module";
     import { writeFileSync } from "node:fs";
     const loaded = [];
     registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
     process.on("exit", () => writeFileSync(${JSON.stringify(told)}, JSON.stringify(loaded)));`,
  );
  const shop = await startShop({ ...folder.settings, NODE_OPTIONS: `--import ${probe}` });
  await shop.stop();
  return JSON.parse(await readFile(told, "utf8"));
}
