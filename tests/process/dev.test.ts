import { utimes } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { processesOn } from "./find-and-query-running-postgres.ts";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { eventually, runCommand, type ShopProcess } from "./shop-process.ts";

const RULE = path.resolve(import.meta.dirname, "../../packages/domain/src/korean/mask-personal-data.ts");

let folder: ShopFolder;
let dev: ShopProcess;
beforeAll(async () => {
  folder = await createShopFolder();
  dev = runCommand(["dev"], { ...folder.settings, VARIANT: "market" });
  await eventually("the first page", async () => (await get("/"))?.status === 200);
});
afterAll(async () => {
  await dev.stop();
  await folder.remove();
});

const get = (address: string) => fetch(dev.url + address).catch(() => null);

test("npm run dev: serves its variant's pages from sources with hot replacement", async () => {
  const page = (await (await get("/"))?.text()) ?? "";
  expect(page).toContain('data-variant="market"');
  expect(page).toContain("inject-hmr-runtime");
  const source = await get("/app/root.tsx");
  expect([source?.status, source?.headers.get("content-type")]).toEqual([200, "text/javascript"]);
  expect((await get("/v1/nothing"))?.headers.get("content-type")).toContain("application/json");
});

test("npm run dev: the gallery shows the components, and its link switches the variant", async () => {
  const gallery = (await (await get("/dev/gallery?variant=ru"))?.text()) ?? "";
  expect(gallery).toContain('data-variant="ru"');
  expect((await get("/app/component-gallery/entry.tsx"))?.headers.get("content-type")).toBe(
    "text/javascript",
  );
  await eventually("the page of the variant", async () => {
    return ((await (await get("/"))?.text()) ?? "").includes('data-variant="ru"');
  });
});

test("npm run dev: a changed rule restarts the API, and requests meanwhile wait for it", async () => {
  const now = new Date();
  await utimes(RULE, now, now);
  await eventually("the restart", async () => {
    expect((await get("/v1/shop-settings"))?.status).toBe(200);
    return dev.printed().includes("packages/domain/src/korean/mask-personal-data.ts");
  });
});

test("npm run dev: stops when told, with its database", async () => {
  const { code } = await dev.stop();
  expect(code).toBe(0);
  expect(processesOn(folder.dataDir)).toEqual([]);
});
