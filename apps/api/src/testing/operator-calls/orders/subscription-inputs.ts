import type { Input, Name } from "@todayfruit/contract/all-calls";
import { member, seedProduct } from "../../product-and-member-fixtures.ts";
import { seedSubscribable, subscribe } from "../../subscriptions/subscribe-member-steps.ts";
import type { TestShop } from "../../test-shop.ts";

type SubscriptionName = Extract<
  Name,
  `${string} /operator/v1/${"subscriptions" | "selling-plans" | "season-boxes"}${string}`
>;
type Changing = Exclude<SubscriptionName, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const PLAN = {
  productId: NOBODY,
  optionIds: null,
  intervals: [1, 2, 4] as (1 | 2 | 4)[],
  isBox: true,
  isOpen: true,
};
const BOX = {
  productId: NOBODY,
  month: "2026-12",
  items: ["부사 사과", "노지 감귤"],
  settlesOn: "2026-12-04",
};
const REMOVED = { body: { rows: [{ id: NOBODY, version: 1 }], reason: REASON } };
const CYCLE = { path: { id: NOBODY, number: 1 }, body: { version: 1, reason: REASON } };

/** Valid inputs of the calls about subscriptions, for records that do not exist. */
export const SUBSCRIPTION_SAMPLES: { [N in SubscriptionName]: Input<N> } = {
  "GET /operator/v1/selling-plans": {},
  "POST /operator/v1/selling-plans": { body: { rows: [PLAN], reason: REASON } },
  "PATCH /operator/v1/selling-plans": {
    body: { rows: [{ id: NOBODY, version: 1, set: { isOpen: false } }], reason: REASON },
  },
  "POST /operator/v1/selling-plans/delete": REMOVED,
  "GET /operator/v1/season-boxes": {},
  "POST /operator/v1/season-boxes": { body: { rows: [BOX], reason: REASON } },
  "PATCH /operator/v1/season-boxes": {
    body: { rows: [{ id: NOBODY, version: 1, set: { items: ["그린키위"] } }], reason: REASON },
  },
  "POST /operator/v1/season-boxes/delete": REMOVED,
  "GET /operator/v1/subscriptions": {},
  "GET /operator/v1/subscriptions/{id}": { path: { id: NOBODY } },
  "PATCH /operator/v1/subscriptions": {
    body: { rows: [{ id: NOBODY, version: 1, set: { status: "paused" } }], reason: REASON },
  },
  "PUT /operator/v1/subscriptions/{id}/cycles/{number}/skip": CYCLE,
  "PUT /operator/v1/subscriptions/{id}/cycles/{number}/unskip": CYCLE,
};

/** Creates the inputs of the changing calls, each with a product or a subscription of its own. */
export function createSubscriptionInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/selling-plans": newPlan,
    "PATCH /operator/v1/selling-plans": async () => {
      const row = await plan();
      return {
        body: { rows: [{ id: row.id, version: row.version, set: { isOpen: false } }], reason: REASON },
      };
    },
    "POST /operator/v1/selling-plans/delete": async () => {
      const { id, version } = await plan();
      return { body: { rows: [{ id, version }], reason: REASON } };
    },
    "POST /operator/v1/season-boxes": newBox,
    "PATCH /operator/v1/season-boxes": async () => {
      const row = await box();
      return { body: { rows: [{ ...row, set: { items: ["그린키위"] } }], reason: REASON } };
    },
    "POST /operator/v1/season-boxes/delete": async () => ({ body: { rows: [await box()], reason: REASON } }),
    "PATCH /operator/v1/subscriptions": async () => {
      const { detail } = await subscribe(shop, await member(shop));
      return { body: { rows: [{ id: detail.id, version: 1, set: { status: "paused" } }], reason: REASON } };
    },
    "PUT /operator/v1/subscriptions/{id}/cycles/{number}/skip": cycle,
    "PUT /operator/v1/subscriptions/{id}/cycles/{number}/unskip": async () => {
      const input = await cycle();
      await shop.call(token, "PUT /operator/v1/subscriptions/{id}/cycles/{number}/skip", input);
      return input;
    },
  };

  async function cycle() {
    const { detail } = await subscribe(shop, await member(shop));
    return { path: { id: detail.id, number: 1 }, body: { version: 1, reason: REASON } };
  }

  async function newPlan() {
    const { productId } = await seedProduct(shop.database.db);
    return { body: { rows: [{ ...PLAN, productId }], reason: REASON } };
  }

  async function plan() {
    const { reply } = await shop.call(token, "POST /operator/v1/selling-plans", await newPlan());
    return reply.rows[0] ?? { id: NOBODY, version: 1 };
  }

  async function newBox() {
    const { productId } = await seedSubscribable(shop, { isBox: true });
    return { body: { rows: [{ ...BOX, productId }], reason: REASON } };
  }

  async function box() {
    const { reply } = await shop.call(token, "POST /operator/v1/season-boxes", await newBox());
    return reply.rows[0] ?? { id: NOBODY, version: 1 };
  }
}
