import type { Input } from "@todayfruit/contract/all-calls";
import type { BillingCard } from "@todayfruit/contract/cards/cards.calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { MAX_BILLING_CARDS } from "@todayfruit/domain/cards/max-billing-cards";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { BillingGateway, BillingReply } from "../../gateways/payments/billing-gateway-types.ts";
import { confirmedBeside } from "../../http/confirmation/identity-confirmation-token.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { recordAndNotifyAccountChange } from "../account-changes/record-and-notify-account-change.ts";
import { aboutBillingKey, addCard, listCards } from "./cards.repository.ts";
import { presentCard } from "./registered-card.presenter.ts";

type Refusal = "CONFIRM_REQUIRED" | "BILLING_CARD_REFUSED" | "BILLING_CARD_LIMIT" | "PROVIDER_UNAVAILABLE";
type Added = Result<Static<typeof BillingCard>, Refusal, RefusalDetail | undefined>;

/** Registers the card that the buyer entered in the provider's window. The shop sees only its masked number. */
export async function addCardOfWindow(
  { body: { authKey, customerKey } }: Input<"POST /v1/app-users/billing-cards/issue">,
  context: BuyerContext,
): Promise<Added> {
  // The window was opened for another account.
  if (customerKey !== context.buyer.uuid) return refuse("BILLING_CARD_REFUSED");
  return add(context, (billing) =>
    billing.issueByWindow({ authKey, customerKey, idempotencyKey: `billing-issue:${authKey}`.slice(0, 300) }),
  );
}

/** Registers a card from its typed-in details. They are sent to the provider only: not stored, logged or hashed. */
export async function addCardByHand(
  { body: card }: Input<"POST /v1/app-users/billing-cards">,
  context: BuyerContext,
): Promise<Added> {
  const { uuid: customerKey } = context.buyer;
  return add(context, (billing) =>
    billing.issueByCard({ ...card, customerKey, idempotencyKey: `billing-card:${context.uuid()}` }),
  );
}

async function add(
  context: BuyerContext,
  issue: (billing: BillingGateway) => Promise<BillingReply>,
): Promise<Added> {
  const confirmed = confirmedBeside(context, "addCard");
  if (!confirmed.ok) return confirmed;
  const { db, buyer, payments, sealing, now, log } = context;
  if ((await listCards(db, buyer.id)).length >= MAX_BILLING_CARDS) return refuse("BILLING_CARD_LIMIT");
  const reply = await issue(payments.billing);
  if (reply.kind === "unreachable") {
    log.warn("card not registered", { code: reply.reason });
    return refuse("PROVIDER_UNAVAILABLE");
  }
  if (reply.kind === "refused") {
    const fields = [{ field: reply.code.slice(0, 60), message: reply.message.slice(0, 300) }];
    return refuse("BILLING_CARD_REFUSED", { fields });
  }
  const key = sealing.seal(reply.billingKey, aboutBillingKey(buyer.id));
  const card = await db.transaction(async (tx) => {
    const added = await addCard(tx, { userId: buyer.id, key, ...reply.card, now: now() }, MAX_BILLING_CARDS);
    if (added) {
      const values = { id: added.id, numberMasked: added.number_masked };
      await recordAndNotifyAccountChange(context, tx, { userId: buyer.id, kind: "addedCard", values });
    }
    return added;
  });
  if (card) return ok(presentCard(card));
  // A concurrent request registered the last allowed card; the new key is deleted at the provider.
  await payments.billing.remove(reply.billingKey);
  return refuse("BILLING_CARD_LIMIT");
}
