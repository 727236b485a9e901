import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { type CatalogueFixture, createCatalogueFixture } from "./catalogue-fixture.ts";

let database: TestDatabase;
let fixture: CatalogueFixture;

beforeAll(async () => {
  database = await createTestDatabase(2);
});
afterAll(() => database.drop());
beforeEach(async () => {
  fixture = await createCatalogueFixture();
});
afterEach(() => fixture.remove());

async function sentence(): Promise<string> {
  const outcome = await fixture.importInto(database.db, true);
  if (outcome.ok || outcome.code !== "UNREADABLE_FILE") throw new Error(JSON.stringify(outcome));
  const { rows } = await database.db.pool.query("select from category");
  expect(rows).toEqual([]);
  return `${outcome.detail.file}: ${outcome.detail.reason}`;
}

const KOREAN_IN_EUC_KR = Buffer.from([
  ...Buffer.from('[{"name":"'),
  0xb0,
  0xa8,
  0xb1,
  0xd6,
  ...Buffer.from('"}]'),
]);

test.each<[what: string, content: string | Uint8Array, sentence: string]>([
  ["invalid JSON", "[{,}]", "1번째 항목을 JSON으로 읽을 수 없어요. 쉼표, 따옴표, 괄호를 확인해 주세요."],
  [
    "missing a comma",
    '[{"id":1} {"id":2}]',
    "1번째 항목을 JSON으로 읽을 수 없어요. 쉼표, 따옴표, 괄호를 확인해 주세요.",
  ],
  ["followed by a stray comma", '[{"id":1},]', "1번째 항목 다음에 쉼표가 잘못 놓였어요."],
  ["cut off", '[{"id":1},{"id":', "파일이 중간에 끊겼어요. 1번째 항목까지는 온전해요."],
  ["text after the list", '[{"id":1}] x', "배열이 끝난 다음(1번째 항목 뒤)에 다른 글자가 있어요."],
  ["not a list", '{"products":[]}', "JSON 배열 [ … ]이 아니거나 UTF-8이 아니에요."],
  ["empty", "", "JSON 배열 [ … ]이 아니거나 UTF-8이 아니에요."],
  ["UTF-16", Buffer.from("\ufeff[]", "utf16le"), "JSON 배열 [ … ]이 아니거나 UTF-8이 아니에요."],
  ["EUC-KR", KOREAN_IN_EUC_KR, "UTF-8이 아니에요. EUC-KR(CP949)로 저장했다면 UTF-8로 다시 저장해 주세요."],
])(
  "a file that is %s is reported in one sentence, also with bad rows skipped",
  async (_what, content, expected) => {
    await fixture.write("products", content);
    expect(await sentence()).toBe(`catalog/products.json: ${expected}`);
  },
);

test("a file that is read whole is reported in the same way", async () => {
  await fixture.write("gradeRules", Buffer.from([0x7b, 0xb0, 0xa8, 0x7d]));
  expect(await sentence()).toContain("catalog/gradeRules.json: UTF-8이 아니에요.");
  await fixture.write("gradeRules", "{");
  expect(await sentence()).toContain("catalog/gradeRules.json: 파일을 JSON으로 읽을 수 없어요.");
});

test("a missing file or folder is reported", async () => {
  await rm(path.join(fixture.folder, "catalog", "reviews.json"));
  expect(await sentence()).toBe("catalog/reviews.json: 파일이 없어요. 가져올 폴더를 확인해 주세요.");
  await mkdir(path.join(fixture.folder, "catalog", "reviews.json"));
  expect(await sentence()).toBe("catalog/reviews.json: 파일이 아니라 폴더예요.");
  await rm(fixture.folder, { recursive: true });
  expect(await sentence()).toBe("catalog/categories.json: 파일이 없어요. 가져올 폴더를 확인해 주세요.");
});

test("a byte order mark and an empty list are accepted", async () => {
  await fixture.write("videos", "\ufeff [ ]\r\n");
  expect(await fixture.importInto(database.db)).toMatchObject({ ok: true, value: { badRows: 0 } });
});
