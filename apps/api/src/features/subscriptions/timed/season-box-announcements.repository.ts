import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type BoxToAnnounce = RowOf<typeof LIST>;

const LIST = statement(
  "list-season-boxes-to-tell",
  `select b.id, b.month, b.items, p.name as product_name, p.images[1] as image
     from season_box b join product p on p.id = b.product_id
    where b.told_at is null and b.settles_on <= $1::date and b.month >= to_char($1::date, 'YYYY-MM')
    order by b.settles_on, b.id limit $2`,
);

/** Lists contents of boxes that are final by a day and not announced yet, of this month and those to come. */
export function listBoxesToAnnounce(db: Runner, today: string, take: number): Promise<BoxToAnnounce[]> {
  return db.run(LIST, [today, take]);
}

const MARK = statement(
  "mark-season-box-told",
  "update season_box set told_at = $2 where id = $1 and told_at is null returning product_id",
);

/** Records that a content is announced; returns its product, `null` when another process announces it. */
export async function markBoxAnnounced(tx: Tx, id: number, now: Date): Promise<number | null> {
  const [row] = await tx.run(MARK, [id, now]);
  return row?.product_id ?? null;
}

const LIST_RECEIVERS = statement(
  "list-receivers-of-season-box",
  `select s.id, s.user_id, to_char(c.dispatch_on, 'YYYY-MM-DD') as dispatch_on
     from subscription s join product_option o on o.id = s.option_id
     join billing_cycle c on c.subscription_id = s.id and c.status in ('scheduled', 'charging', 'failed')
    where o.product_id = $1 and s.status = 'active' and to_char(c.dispatch_on, 'YYYY-MM') = $2
    order by s.id`,
).narrow<{ dispatch_on: string }>();

/** Lists the active subscriptions of a product whose next delivery is in a month. */
export function listReceiversOfBox(tx: Tx, productId: number, month: string) {
  return tx.run(LIST_RECEIVERS, [productId, month]);
}
