import { toChosung } from "@todayfruit/domain/korean/chosung";
import { toJamo } from "@todayfruit/domain/korean/split-and-join-jamo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

async function found(searchToken: string): Promise<number[]> {
  const { reply } = await shop.call(null, "GET /v1/products/search", { query: { searchToken, take: 100 } });
  return reply.list.map(({ id }) => id);
}

test("the database splits words as the domain does", async () => {
  const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCharCode(0xac00 + index));
  const words = [...syllables, "샤인머스캣", "닭볶음탕", "abc주스", "ㄱㅏ", "la갈비"];
  const rows = await select<{ word: string; jamo: string; chosung: string }>(
    shop,
    "select word, search_jamo(word) as jamo, search_chosung(word) as chosung from unnest($1::text[]) as word",
    [words],
  );
  expect(rows).toEqual(words.map((word) => ({ word, jamo: toJamo(word), chosung: toChosung(word) })));
});

test("a product written by SQL is found at once, and a hidden one is not", async () => {
  const { productId } = await seedProduct(shop.database.db);
  const change = (sql: string) => select(shop, `update product set ${sql} where id = $1`, [productId]);
  await change("name = '무등산 수박 8kg (한 통)', keywords = '{수박,watermelon}'");
  expect(await found("무등산수박")).toEqual([productId]);
  expect(await found("watermelon")).toEqual([productId]);
  await change("status = 'suspended'");
  expect(await found("수박")).toEqual([]);
  await change("status = 'stock_in', name = '여름 참외'");
  expect(await found("무등산")).toEqual([]);
  expect(await found("여름참외")).toEqual([productId]);
  await change("keywords = '{}'");
  expect(await found("watermelon")).toEqual([]);
});

test("a keyword that ends a word of the name is in the name", async () => {
  const { productId } = await seedProduct(shop.database.db);
  await select(
    shop,
    "update product set name = '햇감자 옹심이', keywords = '{감자,옹심,potato}' where id = $1",
    [productId],
  );
  const rows = await select<{ term: string; fields: number }>(
    shop,
    `select t.term, s.fields from search_posting s join search_term t on t.id = s.term_id
      where s.product_id = $1 and t.term in ('감자', '옹심', 'potato') order by t.term`,
    [productId],
  );
  expect(rows).toEqual([
    { term: "potato", fields: 128 },
    { term: "감자", fields: 128 | 64 },
    { term: "옹심", fields: 128 },
  ]);
  await select(shop, "update product set status = 'suspended' where id = $1", [productId]);
});

test("quantities are those of the options", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 0 });
  await select(shop, "update product set name = '살구 한 상자', keywords = '{살구}' where id = $1", [
    productId,
  ]);
  expect(await found("7.5kg")).toEqual([]);
  await select(
    shop,
    "update product_option set weight_value = 7500, weight_unit = 'g', name = '7.5kg (20과)' where id = $1",
    [optionIds[0]],
  );
  for (const typed of ["7.5kg", "7.5키로", "7500그램", "20과", "살구 7.5 kg"]) {
    expect(await found(typed), typed).toEqual([productId]);
  }
  await select(shop, "delete from option_stock where option_id = $1", [optionIds[0]]);
  await select(shop, "delete from product_option where id = $1", [optionIds[0]]);
  expect(await found("7.5kg")).toEqual([]);
});

test("a renamed farm or category is found by its new name", async () => {
  const { productId, distributorId } = await seedProduct(shop.database.db);
  await select(shop, "update distributor set name = '달무리농원', region = '전남 진도군' where id = $1", [
    distributorId,
  ]);
  expect(await found("달무리")).toEqual([productId]);
  expect(await found("진도")).toEqual([productId]);
  await select(
    shop,
    "insert into category (id, parent_id, name, icon, sort) values (1077, 91, '열매채소', 'i', 1)",
  );
  await select(shop, "update product set category_id = 1077 where id = $1", [productId]);
  await select(shop, "update category set name = '뿌리채소' where id = 1077");
  expect(await found("뿌리채소")).toEqual([productId]);
  expect(await found("열매채소")).toEqual([]);
});

test("the product count of every term stays right for random additions, changes and removals", async () => {
  const random = createRandom(5);
  const seeded: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const { productId, optionIds } = await seedProduct(shop.database.db, {
      status: random.pick(["stock_in", "waiting"]),
      // An option that ever had stock cannot be deleted, because of its ledger.
      stock: 0,
    });
    seeded.push(productId);
    const one = seeded[random.below(seeded.length)];
    const name = Array.from({ length: 3 }, () =>
      random.pick(["햇", "제주", "딸기", "사과", "포도", "꿀"]),
    ).join(" ");
    await select(shop, "update product set name = $2, status = $3, sales_weight = $4 where id = $1", [
      one,
      name,
      random.pick(["stock_in", "stock_out", "suspended", "removed", "waiting"]),
      random.below(9),
    ]);
    if (turn % 10 === 9) {
      await select(shop, "delete from option_stock where option_id = $1", [optionIds[0]]);
      await select(shop, "delete from product_option where product_id = $1", [productId]);
      await select(shop, "delete from product where id = $1", [productId]);
      seeded.splice(seeded.indexOf(productId), 1);
    }
  }
  const wrong = await select(
    shop,
    `select term from search_term t
      where product_count <> (select count(*) from search_posting where term_id = t.id)`,
  );
  expect(wrong).toEqual([]);
  const strays = await select(
    shop,
    `select product_id from search_posting s
      where not exists (select from product p where p.id = s.product_id and is_visible(p.status)
                          and is_in_stock(p.status) = s.in_stock and p.sales_weight = s.sales)
      union select p.id from product p where is_visible(p.status) <> exists (
        select from search_document s where s.product_id = p.id)`,
  );
  expect(strays).toEqual([]);
});

test("concurrent writes of the same new words wait for each other, and both are found", async () => {
  const seeds = [await seedProduct(shop.database.db), await seedProduct(shop.database.db)];
  await Promise.all(
    seeds.map(({ productId }, turn) =>
      select(shop, "update product set name = $2, keywords = '{}' where id = $1", [
        productId,
        turn === 0 ? "나나나 다다다 라라라" : "라라라 다다다 나나나",
      ]),
    ),
  );
  expect((await found("다다다")).sort()).toEqual(seeds.map(({ productId }) => productId).sort());
});
