import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { confirmed } from "../confirm-identity-by-code-steps.ts";
import { ADDRESS, type ProductSeed, type Seeded, seedProduct } from "../product-and-member-fixtures.ts";
import type { TestShop } from "../test-shop.ts";

const START = "POST /v1/app-users/subscriptions";

export type Subscribed = Seeded & { optionId: number; detail: Reply<typeof START>; cardId: number };

/** Inserts a product that is sold by subscription. */
export async function seedSubscribable(
  shop: TestShop,
  seed: ProductSeed & { isBox?: boolean } = {},
): Promise<Seeded> {
  const { isBox = false, ...rest } = seed;
  const seeded = await seedProduct(shop.database.db, rest);
  await shop.database.db.pool.query(
    `insert into selling_plan (id, product_id, intervals, is_box, is_open) values ($1, $1, '{1,2,4}', $2, true)`,
    [seeded.productId, isBox],
  );
  return seeded;
}

/** Registers a card of a member in the provider's window; returns its id. */
export async function registerCard(shop: TestShop, token: string): Promise<number> {
  const { customerKey } = (await shop.call(token, "GET /v1/app-users/billing-cards/window")).reply;
  const { authKey } = await shop.sandbox("/_sim/billing-auth", { customerKey });
  const body = { authKey: String(authKey), customerKey };
  const headers = await confirmed(shop, token, "addCard");
  return (await shop.call(token, "POST /v1/app-users/billing-cards/issue", { body }, headers)).reply.id;
}

/** Subscribes a member to a new product from the first day that is offered, every two weeks and without a limit. */
export async function subscribe(
  shop: TestShop,
  token: string,
  change: Partial<Input<typeof START>["body"]> & { seed?: Parameters<typeof seedSubscribable>[1] } = {},
): Promise<Subscribed> {
  const { seed, ...body } = change;
  const seeded = await seedSubscribable(shop, seed);
  const optionId = seeded.optionIds[0];
  const offer = await shop.call(token, "GET /v1/app-users/subscription-offers/{optionId}", {
    path: { optionId },
  });
  const cardId = body.cardId ?? (await registerCard(shop, token));
  const started = await shop.call(token, START, {
    body: {
      optionId,
      units: 1,
      intervalWeeks: 2,
      dispatchOn: offer.reply.days[0]?.dispatchOn ?? "",
      priceLimit: null,
      address: ADDRESS,
      ...body,
      cardId,
    },
  });
  return { ...seeded, optionId, cardId, detail: started.reply };
}
