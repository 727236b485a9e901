import { billingCalls } from "@todayfruit/contract/calls/buy/billing";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { confirmedBeside } from "../../../http/confirmation/confirmation.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { findUserDetail } from "../../accounts/accounts.repository.ts";
import { recordChange } from "../../accounts/changes/record-change.repository.ts";
import { addCardByHand, addCardOfWindow } from "./add-card.ts";
import { presentCard } from "./billing.presenter.ts";
import { deleteCard, findCard, listCards, setDefaultCard } from "./billing-cards.repository.ts";
import { payWithCard } from "./pay-with-card.ts";

export const billingRoutes = bind(billingCalls, {
  "GET /v1/app-users/billing-cards": async (_input, context) => ok(await cardsOf(context)),
  "GET /v1/app-users/billing-cards/window": async (_input, { db, buyer, rules, now }) => {
    const { name, email } = await findUserDetail(db, buyer.id, now());
    return ok({
      scriptUrl: rules.tossScriptUrl,
      clientKey: rules.tossClientKey,
      customerKey: buyer.uuid,
      customerName: name,
      customerEmail: email,
    });
  },
  "POST /v1/app-users/billing-cards/issue": addCardOfWindow,
  "POST /v1/app-users/billing-cards": addCardByHand,
  "PUT /v1/app-users/billing-cards/{id}/default": async ({ path }, context) => {
    const isSet = await context.db.transaction(
      (tx) => setDefaultCard(tx, context.buyer.id, path.id),
      (done) => done,
    );
    return isSet ? ok(await cardsOf(context)) : refuse("BILLING_CARD_NOT_FOUND");
  },
  "DELETE /v1/app-users/billing-cards/{id}": async ({ path }, context) => {
    const confirmed = confirmedBeside(context, "deleteCard");
    if (!confirmed.ok) return confirmed;
    const isGone = await context.db.transaction(async (tx) => {
      const card = await findCard(tx, context.buyer.id, path.id);
      const isDeleted = await deleteCard(tx, context.buyer.id, path.id);
      if (card && isDeleted) {
        const values = { id: card.id, numberMasked: card.number_masked };
        await recordChange(context, tx, { userId: context.buyer.id, kind: "deletedCard", values });
      }
      return isDeleted;
    });
    return isGone ? ok(await cardsOf(context)) : refuse("BILLING_CARD_NOT_FOUND");
  },
  "POST /v1/payments/{orderId}/billing": payWithCard,
});

async function cardsOf({ db, buyer }: BuyerContext) {
  return { list: (await listCards(db, buyer.id)).map(presentCard) };
}
