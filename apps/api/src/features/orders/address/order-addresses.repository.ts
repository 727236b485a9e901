import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { DeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import type { OrderAddress } from "./order-address-types.ts";

export type FlagsRow = RowOf<typeof LIST_FLAGS>;

const LIST_FLAGS = statement(
  "list-undeliverable-areas",
  `select undeliverable_primary_area as primary_area, undeliverable_secondary_area as secondary_area,
          undeliverable_third_area as third_area
     from product where id = any($1::bigint[])`,
);

/** Lists the areas to which each of these products cannot be delivered. */
export function listFlags(db: Runner, productIds: readonly number[]): Promise<FlagsRow[]> {
  return db.run(LIST_FLAGS, [productIds]);
}

const CHANGE = statement(
  "change-delivery-address",
  `with event as (
     insert into order_status_change (order_id, from_status, to_status, actor, reason, at)
     select id, null, status, $7, $5, $6 from orders where id = $1
   )
   update orders
      set address = address || $2::jsonb, memo = $3,
          delivery_area = case when $4 = area and delivery_area is null then null else $4 end
    where id = $1
   returning address`,
).narrow<{ address: OrderAddress | null }>();

/** Changes the delivery address of an order; the orderer's name and phone stay. */
export async function changeAddress(
  tx: Tx,
  c: {
    orderId: number;
    address: DeliveryAddress;
    area: AreaType;
    actor: "buyer" | "shop";
    reason: string;
    now: Date;
  },
): Promise<OrderAddress | undefined> {
  const { orderId, address, area, actor, reason, now } = c;
  const values = [orderId, JSON.stringify(address), address.memo, area, reason, now, actor] as const;
  const rows = await tx.run(CHANGE, values);
  return rows[0]?.address ?? undefined;
}

const FIND_ZONECODE = statement(
  "find-zonecode-of-order",
  "select address ->> 'zonecode' as zonecode from orders where id = $1",
);

/** Finds the zonecode to which an order goes; `null` for a gift. */
export async function findZonecode(db: Runner, orderId: number): Promise<string | null> {
  const [row] = await db.run(FIND_ZONECODE, [orderId]);
  return row?.zonecode ?? null;
}
