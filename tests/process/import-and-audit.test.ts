import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type CatalogueFixture,
  createCatalogueFixture,
} from "../../apps/api/src/features/import/catalogue-fixture.ts";
import { postgresOf, processesOn } from "./find-and-query-running-postgres.ts";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { type Ended, eventually, runCommand, startShop } from "./shop-process.ts";

/** Import and audit on the shop's own database, which they start and stop. */

let folder: ShopFolder;
let catalogue: CatalogueFixture;
beforeAll(async () => {
  [folder, catalogue] = await Promise.all([createShopFolder(), createCatalogueFixture()]);
});
afterAll(async () => {
  await Promise.all([folder.remove(), catalogue.remove()]);
});

const run = (...words: string[]): Promise<Ended> => runCommand(words, folder.settings).ended;

test("import: an invalid row is named and nothing is imported; --skip-bad imports the others", async () => {
  await catalogue.set("products", "1.productPrice.price", 0);
  const strict = await run("import", catalogue.folder);
  expect(strict.errors).toMatch(/products\.json 2번째 항목 \(id 20002\) productPrice\.price: .*[가-힣]/);
  expect(strict.errors).toContain("아무것도 바꾸지 않았어요");
  expect(strict.code).toBe(1);

  const skipping = await run("import", catalogue.folder, "--skip-bad");
  expect(skipping.errors).toMatch(/products\.json 2번째 항목/);
  expect(skipping.output).toMatch(/\n {2}\d+개 항목, 사진과 영상 \d+개를 새로 들였어요\.\n$/);
  expect(skipping.code).toBe(0);
  expect(processesOn(folder.dataDir)).toEqual([]);
});

test("import: a changed stock of a known option is named and not taken over", async () => {
  await catalogue.set("products", "0.options.0.stock", 9999);
  const again = await run("import", catalogue.folder, "--skip-bad");
  expect(again.output).toMatch(
    /옵션 1개는 파일의 stock이 가게의 재고와 달라요\. .*\n {4}옵션 \d+: 파일 9999개, 가게 \d+개\n/,
  );
  expect(again.code).toBe(0);
});

test.each([
  ["no folder", []],
  ["a misspelt word", ["--skip-bda"]],
  ["two folders", ["one", "two"]],
])("import: %s prints the usage", async (_what, words) => {
  const { code, errors } = await run("import", ...words);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: "가져올 폴더 하나를 적어 주세요: npm run import -- <폴더> [--skip-bad]\n",
  });
});

test("import: a missing folder names the file it looked for", async () => {
  const { code, errors } = await run("import", `${folder.dataDir}/nowhere`);
  expect(errors).toMatch(/^\S+\.json: .*[가-힣].*\n$/);
  expect(code).toBe(1);
});

test("audit: finds a manual breach beside a running shop and leaves its database running", async () => {
  const shop = await startShop(folder.settings);
  const postgres = postgresOf(folder.dataDir);
  const fresh = await run("audit");
  expect(fresh.output).toMatch(/\n\d+ invariants hold\.\n$/);
  expect(fresh.code).toBe(0);

  await folder.query(`update option_stock set reserved = 1, on_hand = greatest(on_hand, 1)
                       where option_id = (select min(option_id) from option_stock)`);
  const broken = await run("audit");
  expect(broken.output).toMatch(/BREACH +\d+ rows {2}reserved stock is what open orders hold: option \d+\n/);
  expect(broken.output).toMatch(/\n1 of \d+ invariants are broken\.\n$/);
  expect(broken.code).toBe(1);

  expect(postgresOf(folder.dataDir)).toBe(postgres);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect((await shop.stop()).code).toBe(0);
  expect(processesOn(folder.dataDir)).toEqual([]);
});

test("audit --provider: agrees after purchases, and names a payment changed by hand", async () => {
  const shop = await startShop(folder.settings);
  const clients = folder.clients();
  const pick = await folder.pick();
  for (let bought = 0; bought < 2; bought += 1)
    await clients.shopper.checkOut(await clients.shopper.guest(), pick);
  const clean = await run("audit", "--provider");
  expect(clean.output).toMatch(/\b2 payments and 2 movements compared, 0 differences\.\n$/);
  expect(clean.code).toBe(0);

  await eventually("the shop proved its books by itself", async () => {
    const runs = await folder.query("select breaches from audit_run where finished_at is not null");
    return runs.length === 1 && runs[0]?.breaches === 0;
  });

  await folder.query("update payment set refunded = 100 where id = (select min(id) from payment)");
  const differs = await run("audit", "--provider");
  expect(differs.output).toMatch(
    /\nDIFFERS payment \d+ \(tgen_\w+\): refunded 100, the provider gave back 0\n/,
  );
  expect(differs.code).toBe(1);
  clients.close();
  expect((await shop.stop()).code).toBe(0);

  const alone = await run("audit", "--provider");
  expect(alone.errors).toContain("결제사의 거래 목록을 받지 못했어요");
  expect(alone.code).toBe(1);
  expect((await run("audit", "--provider", "--from", "soon")).errors).toContain("날짜를 적어 주세요");
});
