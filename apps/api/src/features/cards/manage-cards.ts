import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import { confirmedBeside } from "../../http/confirmation/identity-confirmation-token.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { recordAndNotifyAccountChange } from "../account-changes/record-and-notify-account-change.ts";
import { findOwnCard } from "./card.policy.ts";
import { deleteCard, listCards, setDefaultCard } from "./cards.repository.ts";
import { presentCard } from "./registered-card.presenter.ts";

/** Lists a member's registered cards, the default one first. */
export async function listOwnCards(
  _input: unknown,
  { db, buyer }: BuyerContext,
): Promise<Extract<Answer<"GET /v1/app-users/billing-cards">, { ok: true }>> {
  return ok({ list: (await listCards(db, buyer.id)).map(presentCard) });
}

/** Makes a registered card the default one; answers with all cards. */
export async function chooseDefaultCard(
  { path }: Input<"PUT /v1/app-users/billing-cards/{id}/default">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/billing-cards/{id}/default">> {
  const { db, buyer } = context;
  const isSet = await db.transaction(
    async (tx) =>
      (await findOwnCard(tx, buyer, path.id)) !== null && (await setDefaultCard(tx, buyer.id, path.id)),
    (done) => done,
  );
  return isSet ? listOwnCards({}, context) : refuse("BILLING_CARD_NOT_FOUND");
}

/** Deletes a registered card after a fresh confirmation and notifies the member; answers with the remaining cards. */
export async function deleteOwnCard(
  { path }: Input<"DELETE /v1/app-users/billing-cards/{id}">,
  context: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/billing-cards/{id}">> {
  const confirmed = confirmedBeside(context, "deleteCard");
  if (!confirmed.ok) return confirmed;
  const { db, buyer } = context;
  const isGone = await db.transaction(async (tx) => {
    const card = await findOwnCard(tx, buyer, path.id);
    if (!card || !(await deleteCard(tx, buyer.id, card.id))) return false;
    const values = { id: card.id, numberMasked: card.number_masked };
    await recordAndNotifyAccountChange(context, tx, { userId: buyer.id, kind: "deletedCard", values });
    return true;
  });
  return isGone ? listOwnCards({}, context) : refuse("BILLING_CARD_NOT_FOUND");
}
