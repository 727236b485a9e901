import { type Runner, statement, type Tx } from "../../../db/database.ts";

const OFFER = statement(
  "offer-return-refund",
  `update return_request
      set offered_total = $2, offered_price = $3, offered_point = $4, answer = $5, offered_at = $6, offer_until = $7
    where id = $1 and status = 'requested'`,
);

/** Records the refund that was decided for an open request, in 원 and points, until its buyer answers. */
export async function saveOffer(
  tx: Tx,
  offer: {
    claimId: number;
    total: number;
    money: number;
    points: number;
    notice: string | null;
    now: Date;
    until: Date;
  },
): Promise<void> {
  const { claimId, total, money, points, notice, now, until } = offer;
  await tx.run(OFFER, [claimId, total, money, points, notice, now, until]);
}

const WITHDRAW = statement(
  "withdraw-return-offer",
  `update return_request
      set offered_total = null, offered_price = null, offered_point = null, offered_at = null, offer_until = null,
          reopened_at = coalesce($2, reopened_at), reopen_reason = coalesce($3, reopen_reason)
    where id = $1 and status = 'requested'`,
);

/** Takes an offer away, so that the request waits for operators again; records the buyer's wish to look again, if any. */
export async function withdrawOffer(
  tx: Tx,
  claimId: number,
  reopened: { at: Date; reason: string } | null,
): Promise<void> {
  await tx.run(WITHDRAW, [claimId, reopened?.at ?? null, reopened?.reason ?? null]);
}

const LIST_DUE = statement(
  "list-return-offers-to-pay",
  `select id from return_request
    where status = 'requested' and offer_until is not null and offer_until <= $1 and id > $2 order by id limit $3`,
);

/** Lists requests whose offer nobody answered until an instant, after an id. */
export async function listOffersToPay(
  db: Runner,
  until: Date,
  after: number,
  take: number,
): Promise<number[]> {
  return (await db.run(LIST_DUE, [until, after, take])).map(({ id }) => id);
}
