import type { Input } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { DRAFT_ORDER_DAYS } from "@todayfruit/domain/draft-orders/derive-draft-order-status";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { formatWon } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";
import { orderName } from "@todayfruit/domain/orders/order-name";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addNotice } from "../messages/outbox.repository.ts";
import { unitPriceOf } from "../offers/convert-offer-to-quote-line.ts";
import { findOffers, type OfferRow } from "../offers/find-offers.repository.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { addDraftOrder, type NewDraftOrder } from "./draft-orders.repository.ts";

type Call = "POST /operator/v1/draft-orders";

const DAY_MS = 86_400_000;
/** Buyer of whom nothing is known yet. */
const NOBODY = 0;

/**
 * Writes down an order for a shopper who phoned and sends them its link. Nothing is reserved: stock and price are those
 * of the checkout. Of the number the last four digits are kept.
 */
export async function createDraftOrder(
  { body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const optionIds = body.lines.map(({ optionId }) => optionId);
  if (new Set(optionIds).size < optionIds.length) return refuse("RECORD_REPEATED");
  const now = context.now();
  const expiresAt = new Date(now.getTime() + DRAFT_ORDER_DAYS * DAY_MS);
  const token = context.uuid();
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const offers = await findOffers(tx, optionIds, NOBODY);
      const unknown = body.lines.flatMap(({ optionId }, at) =>
        offers.has(optionId) ? [] : [{ field: `lines.${at}.optionId`, message: String(optionId) }],
      );
      if (unknown.length > 0) return refuse("DRAFT_OPTION_UNKNOWN", { fields: unknown });
      const lines = body.lines.map((line, position) => ({
        ...line,
        position,
        unitPrice: priceOf(offers.get(line.optionId), now),
      }));
      const id = await addDraftOrder(tx, {
        linkHash: hashToken(token),
        phoneEnd: phone.value.slice(-4),
        note: body.note ?? "",
        createdBy: context.operator.id,
        now,
        expiresAt,
        lines,
      });
      const url = `${context.rules.publicUrl}/draft-orders/${token}`;
      await sendLink(tx, context, { id, url, phone: phone.value, expiresAt, lines, offers });
      const after = { phoneEnd: phone.value.slice(-4), lines: body.lines, note: body.note ?? "" };
      const subject = `draft order ${id}`;
      await addAction(tx, context, {
        action: "draft-orders.create",
        subject,
        before: null,
        after,
        reason: null,
      });
      return ok({ id, url, expiresAt: expiresAt.toISOString() });
    },
    (result) => result.ok,
  );
}

async function sendLink(
  tx: Tx,
  { sealing, rules, now }: OperatorContext,
  draft: {
    id: number;
    url: string;
    phone: string;
    expiresAt: Date;
    lines: NewDraftOrder["lines"];
    offers: Map<number, OfferRow>;
  },
): Promise<void> {
  const sum = draft.lines.reduce((total, { units, unitPrice }) => total + units * unitPrice, 0);
  await addNotice(tx, sealing, {
    template: "DRAFT_ORDER",
    to: draft.phone,
    variables: {
      상호: rules.shopName,
      상품: orderName(draft.lines.map(({ optionId }) => draft.offers.get(optionId)?.name ?? "")),
      금액: formatWon(won(sum)),
      기한: formatMonthDay(kstDateOf(draft.expiresAt.toISOString())),
      링크: draft.url,
    },
    key: `draft order ${draft.id}`,
    subject: `draft order ${draft.id}`,
    now: now(),
    usefulUntil: draft.expiresAt,
  });
}

function priceOf(offer: OfferRow | undefined, now: Date): number {
  if (!offer) throw new Error("The option has an offer");
  return unitPriceOf(offer, now);
}
