import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { RECEIVED_BY_MEMBER } from "../../gift-links/received-by-member.sql.ts";

export type BoxedGiftRow = RowOf<typeof LIST>;

/** Order of the box by what waits for its owner: 1 an address, 2 on its way, 3 thanks, 4 nothing any more. */
const LIST = statement(
  "list-received-gifts",
  `with mine as materialized (
     select t.id, case when t.status = 'unused' and t.expires_at > $2 then 1
                       when t.status in ('address_entered', 'delivery_waiting', 'delivering') then 2
                       when t.status = 'delivered' and t.thanks is null then 3
                       else 4 end as place
       from app_user u join gift t on ${RECEIVED_BY_MEMBER}
      where u.id = $1
   ), page as (
     select id, place from mine
      where $3::int is null or $4::bigint is null or place > $3 or (place = $3 and id < $4)
      order by place, id desc limit $5
   )
   select t.id, page.place, t.link_generation, t.status, t.sent_at, t.expires_at, t.thanks, g.notify_at, g.sender_name,
          (select array_agg(op.status order by op.id) from order_product op where op.gift_id = t.id) as product_statuses
     from page join gift t on t.id = page.id join gift_group g on g.id = t.gift_group_id
    order by page.place, t.id desc`,
).narrow<{ status: GiftStatus; product_statuses: OrderItemProductStatus[]; place: 1 | 2 | 3 | 4 }>();

/** Lists the gifts of a member's gift box after a place in it, those that wait for the member first. */
export function findReceivedGifts(
  db: Runner,
  {
    userId,
    now,
    after,
    take,
  }: { userId: number; now: Date; after: { place: number; id: number } | null; take: number },
): Promise<BoxedGiftRow[]> {
  return db.run(LIST, [userId, now, after?.place ?? null, after?.id ?? null, take]);
}
