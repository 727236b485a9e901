import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  id = (await seedProduct(shop.database.db)).productId;
});
afterAll(() => shop.close());

type Query = {
  page?: number;
  take?: number;
  photo?: boolean;
  repeat?: boolean;
  optionName?: string;
  harvestMonth?: string;
  orderBy?: "score" | "latest" | "helpful";
};
const ask = async (query: Query = {}) =>
  (await shop.call(null, "GET /v1/products/{id}/filtered-reviews", { path: { id }, query })).reply;
const ids = async (query: Query) => (await ask(query)).list.map((review) => review.id);

type Seed = { option: string; photo?: boolean; bought?: number; helpful?: number; hiddenFor?: string };

async function seed(reviews: readonly Seed[]): Promise<number[]> {
  const rows = await select<{ id: number }>(
    shop,
    `insert into review (id, product_id, option_name, nickname, score, contents, images, helpful_count, purchase_count,
                         created_at, hidden_at, hidden_for)
     select (select coalesce(max(id), 0) from review where id < 1000000000) + n, $1, r.option, '사과대장', 5, '아삭해요',
            case when r.photo then '{media/r.webp}' else '{}' end::text[], r.helpful, r.bought,
            timestamptz '2026-11-20' - n * interval '1 day',
            case when r.ground is null then null else timestamptz '2026-11-21' end, r.ground
       from unnest($2::text[], $3::boolean[], $4::int[], $5::int[], $6::text[])
              with ordinality as r (option, photo, bought, helpful, ground, n)
     returning id`,
    [
      id,
      reviews.map(({ option }) => option),
      reviews.map(({ photo = false }) => photo),
      reviews.map(({ bought = 1 }) => bought),
      reviews.map(({ helpful = 0 }) => helpful),
      reviews.map(({ hiddenFor = null }) => hiddenFor),
    ],
  );
  return rows.map((row) => row.id);
}

test("filtered reviews: the conditions combine, and each number is that of the list it leads to", async () => {
  const [a, b, c, d] = await seed([
    { option: "2kg", photo: true, bought: 3, helpful: 1 },
    { option: "2kg", helpful: 9 },
    { option: "4kg", photo: true, helpful: 4 },
    { option: "4kg", bought: 2, helpful: 2 },
  ]);
  expect(await ids({})).toEqual([b, c, d, a]);
  expect(await ids({ orderBy: "latest" })).toEqual([a, b, c, d]);
  expect(await ids({ photo: true })).toEqual([c, a]);
  expect(await ids({ photo: true, repeat: true })).toEqual([a]);
  expect(await ids({ optionName: "4kg", repeat: true })).toEqual([d]);
  expect(await ask({ photo: true })).toMatchObject({
    count: 2,
    photo: 2,
    repeat: 1,
    options: [
      { name: "2kg", count: 1 },
      { name: "4kg", count: 1 },
    ],
    hidden: [],
  });
  expect(await ask({ optionName: "6kg" })).toMatchObject({ list: [], nextPage: null, count: 0, photo: 0 });
});

const random = fc.record({
  option: fc.constantFrom("2kg", "4kg"),
  photo: fc.boolean(),
  bought: fc.integer({ min: 1, max: 3 }),
  month: fc.constantFrom(null, "2026-10", "2026-11"),
  sweetness: fc.constantFrom(null, 1, 2, 3),
  packaging: fc.constantFrom(null, 1, 2, 3),
});

test("filtered reviews: of random reviews each figure equals a count of the rows, and each filter leads to its number", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(random, { minLength: 1, maxLength: 30 }), async (reviews) => {
      id = (await seedProduct(shop.database.db)).productId;
      const written = await seed(reviews);
      await select(
        shop,
        `update review r set harvest_month = (n.month || '-01')::date, sweetness = n.sweetness, packaging = n.packaging
           from unnest($1::bigint[], $2::text[], $3::int[], $4::int[]) as n (id, month, sweetness, packaging)
          where r.id = n.id`,
        [
          written,
          reviews.map(({ month }) => month),
          reviews.map(({ sweetness }) => sweetness),
          reviews.map(({ packaging }) => packaging),
        ],
      );
      const facets = await ask();
      const lengthOf = async (query: Query) => (await ids({ ...query, take: 30 })).length;
      expect([facets.photo, facets.repeat]).toEqual([
        reviews.filter(({ photo }) => photo).length,
        reviews.filter(({ bought }) => bought > 1).length,
      ]);
      for (const { name, count } of facets.options) {
        expect(count).toBe(reviews.filter(({ option }) => option === name).length);
        expect(await lengthOf({ optionName: name })).toBe(count);
      }
      expect(facets.harvests.map((each) => each.month)).toEqual(
        [...new Set(reviews.flatMap(({ month }) => month ?? []))].sort().reverse(),
      );
      for (const { month, count } of facets.harvests) {
        expect(count).toBe(reviews.filter((each) => each.month === month).length);
        expect(await lengthOf({ harvestMonth: month })).toBe(count);
        const photos = reviews.filter((each) => each.month === month && each.photo).length;
        expect((await ask({ harvestMonth: month })).photo).toBe(photos);
      }
      for (const { aspect, answer, count, answered } of facets.aspects) {
        const given = reviews.flatMap((each) => (each as Record<string, unknown>)[aspect] ?? []);
        expect([count, answered]).toEqual([given.filter((each) => each === answer).length, given.length]);
      }
      expect(facets.aspects.map(({ aspect }) => aspect)).toEqual(
        (["sweetness", "packaging"] as const).filter((each) =>
          reviews.some((review) => review[each] !== null),
        ),
      );
    }),
    { numRuns: 15 },
  );
});

test("filtered reviews: continue page by page and end", async () => {
  const [a, b, c] = await seed([{ option: "2kg" }, { option: "2kg" }, { option: "2kg" }]);
  const first = await ask({ take: 2, orderBy: "latest" });
  expect([first.list.map((review) => review.id), first.nextPage]).toEqual([[a, b], 1]);
  const second = await ask({ take: 2, page: 1, orderBy: "latest" });
  expect([second.list.map((review) => review.id), second.nextPage]).toEqual([[c], null]);
});

test("filtered reviews: a hidden one keeps its place with its ground, without its text, and is counted by ground", async () => {
  await seed([{ option: "2kg", photo: true, hiddenFor: "광고·도배" }, { option: "2kg" }]);
  const { list, hidden, count } = await ask({ photo: true });
  expect(list).toMatchObject([{ contents: "", reviewImages: [], hiddenFor: "광고·도배" }]);
  expect([count, hidden]).toEqual([1, [{ ground: "광고·도배", count: 1 }]]);
});

test("filtered reviews: an unknown product is refused", async () => {
  const answer = await shop.call(null, "GET /v1/products/{id}/filtered-reviews", {
    path: { id: 999_999_999 },
  });
  expect([answer.status, answer.reply]).toMatchObject([404, { code: "PRODUCT_NOT_FOUND" }]);
});
