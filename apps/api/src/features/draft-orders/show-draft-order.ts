import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findOffers } from "../offers/find-offers.repository.ts";
import { presentBoughtOption } from "../reorders/bought-option.presenter.ts";
import { listDraftLines, openDraft } from "./draft-order-by-link.repository.ts";

type Call = "GET /v1/draft-orders/{token}";

/** Returns the lines of a draft order with the price when it was written down and now; the first look is recorded. */
export async function showDraftOrder({ path }: Input<Call>, context: BuyerContext): Promise<Answer<Call>> {
  const { db, buyer } = context;
  const now = context.now();
  const draft = await openDraft(db, hashToken(path.token), now);
  if (!draft) return refuse("DRAFT_ORDER_NOT_FOUND");
  const rows = await listDraftLines(db, draft.id);
  const offers = await findOffers(
    db,
    rows.map(({ option_id }) => option_id),
    buyer.id,
  );
  const lines = rows.map((row) => ({
    ...presentBoughtOption(row, offers.get(row.option_id), context, now),
    units: row.units,
  }));
  return ok({ endsOn: kstDateOf(draft.expires_at.toISOString()), lines });
}
