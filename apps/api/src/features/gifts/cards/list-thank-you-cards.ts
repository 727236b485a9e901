import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { DEFAULT_THANK_YOU_CARD } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { maskName } from "@todayfruit/domain/korean/mask-personal-data";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { type ListedCardRow, listCards } from "./thank-you-cards.repository.ts";

const PAGE = 50;

/** Lists thank-you cards for operators, the newest first; recorded in the trail. Two statements. */
export async function listThankYouCards(
  { query = {} }: Input<"GET /operator/v1/thank-you-cards">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/thank-you-cards">> {
  const take = query.take ?? PAGE;
  const before = readCursor(query.nextPage);
  if (before === "invalid") return refuse("INVALID_INPUT");
  const rows = await listCards(context.db, { isHidden: query.isHidden ?? false, before, take: take + 1 });
  const shown = rows.slice(0, take);
  const last = rows.length > take ? shown.at(-1) : undefined;
  await addReading(context.db, context, {
    subject: "thank-you-cards",
    by: Object.keys(query).toSorted(),
    shown: { gifts: shown.map(({ id }) => id), orders: shown.map(({ order_id }) => order_id) },
    isMasked: true,
    reason: null,
  });
  return ok({
    list: shown.map(presentListed),
    nextPage: last ? `${last.thanked_at.getTime()}_${last.id}` : null,
  });
}

/** Returns the place before which the page begins, `null` without one, and `"invalid"` for a text that no list issues. */
function readCursor(cursor: string | undefined): { at: Date; id: number } | null | "invalid" {
  if (cursor === undefined) return null;
  const [, at, id] = /^([1-9]\d{11,13})_([1-9]\d{0,14})$/.exec(cursor) ?? [];
  return at && id ? { at: new Date(Number(at)), id: Number(id) } : "invalid";
}

function presentListed(row: ListedCardRow): Reply<"GET /operator/v1/thank-you-cards">["list"][number] {
  return {
    id: row.id,
    version: row.version,
    orderId: row.order_id,
    productName: row.product_name,
    receiverName: maskName(row.receiver_name),
    senderName: maskName(row.sender_name),
    card: row.thanks_card ?? DEFAULT_THANK_YOU_CARD,
    thanks: row.thanks,
    photo: row.thanks_photo,
    hiddenFor: row.thanks_hidden_for,
    sentAt: row.thanked_at.toISOString(),
  };
}
