import { buyThroughCart } from "../../buy-through-cart.ts";
import { operator } from "../../operator-account-and-login-steps.ts";
import { guest } from "../../product-and-member-fixtures.ts";
import { select } from "../../read-and-set-shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

/** Rows of one farm. */
export type FarmRows = {
  distributorId: number;
  orderId: number;
  orderNumber: string;
  /** Id in `orderItemProducts`. */
  orderedProductId: number;
  optionId: number;
  questionId: number;
  settlementId: number;
  stockLotId: number;
  /** Change that accepted its order. */
  changeId: number;
  /** Texts that only rows of this farm have. */
  texts: readonly string[];
};

/** Buys from a farm, asks about its product and settles with it. */
export async function createRowsOwnedByFarm(shop: TestShop, distributorId: number): Promise<FarmRows> {
  const order = await buyThroughCart(shop, await guest(shop), [{ distributorId }]);
  const [orderedProductId = 0] = order.productIds;
  const [optionId = 0] = order.optionIds;
  const [bought] = await select<{ number: string; product_id: number }>(
    shop,
    "select o.number, p.product_id from orders o join order_product p on p.order_id = o.id where o.id = $1",
    [order.id],
  );
  const contents = `농원 ${distributorId}에 묻는 글`;
  const [question] = await select<{ id: number }>(
    shop,
    `insert into question (product_id, nickname, contents, is_secret, created_at)
     values ($1, '하루', $2, false, $3) returning id`,
    [bought?.product_id, contents, shop.clock.now],
  );
  const [settlement] = await select<{ id: number }>(
    shop,
    `insert into settlement (distributor_id, through, units, goods, shipping, returns, corrections, total, closed_at)
     values ($1, '2026-11-01', 0, 0, 0, 0, 0, 0, $2) returning id`,
    [distributorId, shop.clock.now],
  );
  await select(
    shop,
    `with ordered as (
       insert into purchase_order (distributor_id, expected_on, created_by, created_at)
       values ($1, '2026-12-01', $4, $3) returning id
     )
     insert into purchase_order_line (purchase_order_id, position, option_id, units)
     select ordered.id, 0, $2, 5 from ordered`,
    [distributorId, optionId, shop.clock.now, (await operator(shop)).id],
  );
  const [lot] = await select<{ id: number }>(
    shop,
    `insert into stock_lot (option_id, code, harvested_on, expires_on, received, remaining, created_by, created_at)
     values ($1, $2, '2026-11-20', '2999-12-03', 4, 4, $3, $4) returning id`,
    [optionId, `F${distributorId}`, (await operator(shop)).id, shop.clock.now],
  );
  const [change] = await select<{ id: number }>(
    shop,
    `with change as (
       insert into operator_change (operator_id, source, noun, rows, reason, request_id, created_at, effective_at, status, ended_at)
       values ($1, 'login', 'order-moves', '[]', '시험', 'farm', $2, $2, 'applied', $2) returning id
     ), moved as (
       insert into order_move (change_id, order_product_id, order_id, move, from_status, to_status)
       select id, $3, $4, 'accept', 'paid', 'delivery_waiting' from change
     )
     select id from change`,
    [(await operator(shop)).id, shop.clock.now, orderedProductId, order.id],
  );
  if (!bought || !question || !settlement || !lot || !change) throw new Error("What was inserted has ids");
  return {
    distributorId,
    orderId: order.id,
    orderNumber: bought.number,
    orderedProductId,
    optionId,
    questionId: question.id,
    settlementId: settlement.id,
    stockLotId: lot.id,
    changeId: change.id,
    texts: [`농원 ${distributorId}`, contents, `"productId":${bought.product_id},`],
  };
}
