import type { ThankYouCard } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../../db/database.ts";

const THANK = statement(
  "thank-for-gift",
  `update gift set thanks = $2, thanked_at = $3, thanks_card = $4, thanks_photo = $5
    where id = $1 and thanks is null returning id`,
);

export type NewCard = { thanks: string; card: ThankYouCard; photo: string | null; now: Date };

/** Stores the receiver's thank-you card, once; returns `false` when there was one before. */
export async function writeCard(
  tx: Tx,
  giftId: number,
  { thanks, card, photo, now }: NewCard,
): Promise<boolean> {
  return (await tx.run(THANK, [giftId, thanks, now, card, photo])).length > 0;
}

const AMONG = {
  shown: "t.thanks is not null and t.thanks_hidden_at is null",
  hidden: "t.thanks_hidden_at is not null",
} as const;

/** One statement for each set to list, so that each is a range of its index. */
function listStatement(among: keyof typeof AMONG) {
  return statementVariant(
    "list-thank-you-cards",
    among,
    `select t.id, t.thanks_version as version, t.order_id, t.receiver_name, g.sender_name, coalesce(t.thanks, '') as thanks,
          t.thanks_card, t.thanks_photo, t.thanks_hidden_for, coalesce(t.thanked_at, 'epoch') as thanked_at,
          (select op.name from order_product op where op.gift_id = t.id order by op.id limit 1) as product_name
     from gift t join gift_group g on g.id = t.gift_group_id
    where ${AMONG[among]} and ($1::timestamptz is null or (t.thanked_at, t.id) < ($1, $2::bigint))
    order by t.thanked_at desc, t.id desc limit $3`,
  ).narrow<{
    thanks: string;
    thanked_at: Date;
    thanks_hidden_for: HidingGround | null;
    product_name: string;
  }>();
}

const LISTS = { shown: listStatement("shown"), hidden: listStatement("hidden") };

export type ListedCardRow = RowOf<typeof LISTS.shown>;

/** Lists thank-you cards before a place, the newest first: those that are shown, or those that are hidden. */
export function listCards(
  db: Runner,
  page: { isHidden: boolean; before: { at: Date; id: number } | null; take: number },
): Promise<ListedCardRow[]> {
  const { isHidden, before, take } = page;
  return db.run(LISTS[isHidden ? "hidden" : "shown"], [before?.at ?? null, before?.id ?? 0, take]);
}

const LOCK = statement(
  "lock-thank-you-cards",
  `select id, thanks_version as version, thanks_hidden_for from gift
    where id = any($1::bigint[]) and thanks is not null order by id for no key update`,
).narrow<{ thanks_hidden_for: HidingGround | null }>();

/** Locks the gifts of thank-you cards in the order of their ids. */
export function lockCards(tx: Tx, giftIds: readonly number[]): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [giftIds]);
}

const HIDE = statement(
  "hide-thank-you-cards",
  `with changed as (
     update gift t
        set thanks_hidden_at = case when e."hiddenFor" is not null then coalesce(t.thanks_hidden_at, $2::timestamptz) end,
            thanks_hidden_for = e."hiddenFor"
       from jsonb_to_recordset($1::jsonb) as e (id bigint, "hiddenFor" text, title text, body text)
      where t.id = e.id
     returning t.id, t.thanks_version, t.receiver_id, e.title, e.body
   )
   insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
   select receiver_id, 'orderList', 'gift', title, body, '/gifts', 'card-hidden:' || id || ':' || thanks_version, $2
     from changed where receiver_id is not null
       on conflict (user_id, dedupe_key) do nothing`,
);

/** Card with the ground, and what the member who wrote it is told. */
type HiddenCard = { id: number; hiddenFor: HidingGround | null; title: string; body: string };

/** Hides thank-you cards from their senders or shows them again, and notifies the members who wrote them. */
export async function hideCards(tx: Tx, rows: readonly HiddenCard[], at: Date): Promise<void> {
  await tx.run(HIDE, [JSON.stringify(rows), at]);
}
