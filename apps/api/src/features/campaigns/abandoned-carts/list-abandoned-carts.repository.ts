import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const LIST_MESSAGES = statement(
  "list-abandoned-cart-messages-on",
  "select id, text, after_hours from abandoned_cart_message where is_on order by id",
);

/** Lists the messages that are switched on. */
export function listMessagesOn(db: Runner): Promise<RowOf<typeof LIST_MESSAGES>[]> {
  return db.run(LIST_MESSAGES, []);
}

const LIST_DUE = statement(
  "list-abandoned-carts-due",
  `select u.id as user_id, max(co.id)::bigint as last_option_id
     from app_user u
     join cart_item ci on ci.user_id = u.id
     join cart_option co on co.cart_item_id = ci.id
    where u.id in (select li.user_id from cart_option lo join cart_item li on li.id = lo.cart_item_id
                    where lo.created_at > $2 and lo.created_at <= $3)
      and u.id > $1 and u.user_type <> 'guest' and u.left_at is null and not u.is_blocked and u.advertising_alarm
    group by u.id
   having max(co.created_at) <= $3
      and not exists (select from orders o where o.user_id = u.id and o.created_at >= max(co.created_at)
                                             and o.status not in ('pre_ordering', 'incomplete'))
      and not exists (select from message m where m.dedupe_key = $4 || max(co.id) || ' of ' || u.id)
    order by u.id limit $5`,
).narrow<{ last_option_id: number }>();

type Due = { after: number; from: Date; until: Date; keyBegin: string; take: number };

/**
 * Lists members who consented to advertising and put their last option into the cart between two instants, without
 * ordering since; not those who got the message whose key begins so for this cart.
 */
export function listAbandonedCarts(
  db: Runner,
  { after, from, until, keyBegin, take }: Due,
): Promise<RowOf<typeof LIST_DUE>[]> {
  return db.run(LIST_DUE, [after, from, until, keyBegin, take]);
}
