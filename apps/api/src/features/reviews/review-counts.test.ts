import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

type Writer = { token: string; orderProducts: number[]; picture: string };

let shop: TestShop;
let clerk: string;
let writers: Writer[];
let products: number[];
beforeAll(async () => {
  shop = await createTestShop();
  clerk = (await operator(shop)).token;
  writers = [await writer(), await writer()];
  const rows = await select<{ product_id: number }>(shop, "select distinct product_id from order_product");
  products = rows.map(({ product_id }) => product_id);
  // Seeded products have a score without any review.
  await select(shop, "update product set score_average = 0");
});
afterAll(() => shop.close());

async function writer(): Promise<Writer> {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}, {}, {}]);
  await deliver(shop, order);
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#3a3" } })
    .jpeg()
    .toBuffer();
  const picture = (await shop.call(token, "POST /v1/app-users/images", { body })).reply.path;
  return { token, orderProducts: order.productIds, picture };
}

/** Random actions of shoppers, the shop and an import; many are refused, and none may be counted wrongly. */
const deed = fc.record({
  kind: fc.constantFrom(
    "write",
    "write",
    "change",
    "delete",
    "report",
    "uphold",
    "dismiss",
    "appeal",
    "show",
    "ask",
    "take back",
    "answer",
    "import",
    "move",
    "drop",
  ),
  who: fc.nat(1),
  what: fc.nat(2),
  score: fc.integer({ min: 1, max: 5 }),
  hasPhoto: fc.boolean(),
  many: fc.integer({ min: 1, max: 6 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

test("random writes, changes, hidings, deletions and imports leave the counts equal to a recount", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
      for (const each of deeds) await act(each);
      expect(await shown()).toEqual(await recounted());
      expect(await breaches(shop)).toEqual([]);
    }),
    { numRuns: 15 },
  );
  const [left] = await select<{ reviews: number }>(shop, "select count(*)::int as reviews from review");
  expect(left?.reviews).toBeGreaterThan(0);
}, 60_000);

async function act({ kind, who, what, score, hasPhoto, many }: Deed): Promise<void> {
  const { token, orderProducts, picture } = writers[who] ?? { token: "", orderProducts: [], picture: "" };
  const body = { score, contents: "아삭하고 달아요. 또 살게요", images: hasPhoto ? [picture] : [] };
  const review = (await shop.call(token, "GET /v1/app-users/reviews")).reply.list[what];
  const path = { id: review?.id ?? 1 };
  const product = products[(who * 3 + what) % products.length] ?? 0;
  const question = (await shop.call(token, "GET /v1/app-users/questions")).reply.list[what];
  later(shop, 60);
  switch (kind) {
    case "write":
      await shop.call(token, "POST /v1/app-users/reviews", {
        body: { orderItemProductId: orderProducts[what] ?? 0, ...body },
      });
      return;
    case "change":
      await shop.call(token, "PUT /v1/app-users/reviews/{id}", { path, body });
      return;
    case "delete":
      await shop.call(token, "DELETE /v1/app-users/reviews/{id}", { path });
      return;
    case "report":
      await shop.call(writers[1 - who]?.token ?? "", "POST /v1/review/{id}/report", {
        path,
        body: { reviewReportReasonId: 2 },
      });
      return;
    case "uphold":
    case "dismiss":
      await shop.call(clerk, `PUT /operator/v1/review-reports/{id}/${kind}`, {
        path: { id: await lastReport() },
        body: { decision: "확인했어요" },
      });
      return;
    case "appeal":
      await shop.call(token, "POST /v1/review/report/{id}/appeal", {
        path: { id: await lastReport() },
        body: { contents: "가릴 이유가 없다고 생각해요" },
      });
      return;
    case "show":
      await shop.call(clerk, "PUT /operator/v1/review-reports/{id}/appeal/uphold", {
        path: { id: await lastReport() },
        body: { decision: "다시 봤어요" },
      });
      return;
    case "ask":
      await shop.call(token, "POST /v1/products/{id}/questions", {
        path: { id: product },
        body: { contents: `${score}번째로 궁금한 점이에요`, isSecret: hasPhoto },
      });
      return;
    case "take back":
      await shop.call(token, "DELETE /v1/app-users/questions/{id}", { path: { id: question?.id ?? 1 } });
      return;
    case "answer":
      await shop.call(clerk, "POST /operator/v1/questions/{id}/answer", {
        path: { id: question?.id ?? 1 },
        body: { contents: "답변이에요" },
      });
      return;
    case "import":
      await select(shop, IMPORT, [many, product, score, hasPhoto]);
      return;
    case "move":
      // An import that moves reviews to another product.
      await select(
        shop,
        "update review set product_id = $1, score = $2 where id % $3 = 0 and id < 1000000000",
        [product, score, many],
      );
      await select(shop, "update question set product_id = $1 where id % $2 = 0 and id < 1000000000", [
        product,
        many,
      ]);
      return;
    case "drop":
      await select(shop, "delete from review where id % $1 = 1 and id < 1000000000", [many]);
      await select(shop, "delete from question where id % $1 = 1 and id < 1000000000", [many]);
  }
}

const IMPORT = `
  with reviews as (
    insert into review (id, product_id, option_name, nickname, score, contents, images, helpful_count, purchase_count, created_at)
    select (select coalesce(max(id), 0) from review where id < 1000000000) + n, $2, 'o', 'n', 1 + (n + $3) % 5, '아삭해요',
           case when $4 then '{media/r.webp}' else '{}' end::text[], 0, 1, now() from generate_series(1, $1::int) as n
  )
  insert into question (id, product_id, nickname, contents, is_secret, created_at)
  select (select coalesce(max(id), 0) from question where id < 1000000000) + n, $2, 'n', '궁금해요', $4, now()
    from generate_series(1, $1::int) as n`;

async function lastReport(): Promise<number> {
  const [row] = await select<{ id: number }>(shop, "select coalesce(max(id), 1) as id from review_report");
  return row?.id ?? 1;
}

type Counts = { count: number; photos: number; scores: number[]; average: number; questions: number };

/** Returns the counts shown to shoppers. */
function shown(): Promise<Counts[]> {
  return Promise.all(
    products.map(async (id) => {
      const [reviews, questions, product] = await Promise.all([
        shop.call(null, "GET /v1/products/{id}/reviews", { path: { id } }),
        shop.call(null, "GET /v1/products/{id}/questions", { path: { id } }),
        shop.call(null, "GET /v1/products/{id}", { path: { id } }),
      ]);
      expect([product.reply.counts.reviews, product.reply.counts.QNAs]).toEqual([
        reviews.reply.count,
        questions.reply.count,
      ]);
      const { count, photoCount: photos, scores, scoreAverage: average } = reviews.reply;
      return { count, photos, scores, average, questions: questions.reply.count };
    }),
  );
}

/** Counts the rows, including hidden ones. */
async function recounted(): Promise<Counts[]> {
  const reviews = await select<{ product_id: number; score: number; photo: boolean }>(
    shop,
    "select product_id, score, cardinality(images) > 0 as photo from review",
  );
  const questions = await select<{ product_id: number }>(shop, "select product_id from question");
  return products.map((id) => {
    const own = reviews.filter(({ product_id }) => product_id === id);
    const sum = own.reduce((total, { score }) => total + score, 0);
    return {
      count: own.length,
      photos: own.filter(({ photo }) => photo).length,
      scores: [1, 2, 3, 4, 5].map((score) => own.filter((each) => each.score === score).length),
      average: own.length === 0 ? 0 : Math.round((sum * 100) / own.length) / 100,
      questions: questions.filter(({ product_id }) => product_id === id).length,
    };
  });
}
