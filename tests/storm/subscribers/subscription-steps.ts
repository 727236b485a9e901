import { addDays, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { aboutBillingKey } from "../../../apps/api/src/features/cards/cards.repository.ts";
import type { Services } from "../../../apps/api/src/http/handler-context-types.ts";
import { BUYER_DELIVERY_ADDRESS } from "../../../apps/shop/src/rehearsal/buyers/buyer-delivery-address.ts";

const CARD = {
  cardNumber: "4330123412341235",
  month: "12",
  year2digits: "30",
  dateOfBirth: "900101",
  cardPassword: "12",
};
const CHARGED_FROM = "18:00";

/** Subscribes members with a card each to options; their first deliveries wait to be charged. */
export async function addSubscriptions(
  { db, payments, sealing, uuid, now }: Services,
  userIds: readonly number[],
  optionIds: readonly number[],
): Promise<void> {
  for (const userId of userIds) {
    const { rows } = await db.pool.query<{ uuid: string }>("select uuid from app_user where id = $1", [
      userId,
    ]);
    const issued = await payments.billing.issueByCard({
      ...CARD,
      customerKey: rows[0]?.uuid ?? "",
      idempotencyKey: `billing-card:${uuid()}`,
    });
    if (issued.kind !== "issued") throw new Error(`The sandbox issues a key: ${JSON.stringify(issued)}`);
    const key = sealing.seal(issued.billingKey, aboutBillingKey(userId));
    await db.pool.query(
      `with card as (
         insert into billing_card (user_id, key_id, sealed, issuer_code, number_masked, is_default, created_at)
         values ($1, $2, $3, $4, $5, true, $6) returning id
       ), subscribed as (
         insert into subscription (user_id, option_id, units, interval_weeks, weekday, card_id, address, variant, created_at)
         select $1, option_id, 1, 1, 'thu', card.id, $7::jsonb, 'todayfruit', $6 from card, unnest($8::bigint[]) option_id
         returning id
       )
       insert into billing_cycle (subscription_id, number, scheduled_on, dispatch_on, created_at)
       select id, 1, $9::date, $9::date, $6 from subscribed`,
      [
        userId,
        key.keyId,
        key.sealed,
        issued.card.issuerCode,
        issued.card.numberMasked,
        now(),
        JSON.stringify({
          ...BUYER_DELIVERY_ADDRESS,
          memo: "",
          deliveryAddressType: "",
          guestOrderName: null,
          guestOrderPhone: null,
        }),
        optionIds,
        addDays(kstDateOf(now().toISOString()), 30),
      ],
    );
  }
}

/** Makes up to `take` scheduled deliveries due, as if their members had been told this morning; returns how many. */
export async function makeDue({ db, now }: Services, take: number): Promise<number> {
  const at = now().toISOString();
  const dispatchOn = addDays(kstDateOf(at), kstTimeOf(at) >= CHARGED_FROM ? 2 : 1);
  // Days of the rhythm are in the past, each a day after the one before, so that any number of deliveries fits.
  const { rowCount } = await db.pool.query(
    `update billing_cycle c
        set dispatch_on = $1, scheduled_on = date '2020-01-01' + c.number, move_reason = 'delayed',
            reminded_at = $2::timestamptz - interval '1 hour'
      where c.id in (select c.id from billing_cycle c join subscription s on s.id = c.subscription_id and s.status = 'active'
                      where c.status = 'scheduled' and c.dispatch_on > $1 order by random() limit $3)`,
    [dispatchOn, at, take],
  );
  return rowCount ?? 0;
}

/** Counts cycles by state. */
export async function countCycles({ db }: Pick<Services, "db">): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ status: string; count: number }>(
    "select status, count(*)::int as count from billing_cycle group by status",
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
