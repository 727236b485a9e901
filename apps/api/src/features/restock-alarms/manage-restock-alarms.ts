import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { restockAlarmEnd } from "@todayfruit/domain/restock-alarms/restock-alarm-end";
import {
  MAX_RESTOCK_ALARMS,
  MAX_RESTOCK_ALARMS_OF_PHONE,
} from "@todayfruit/domain/restock-alarms/restock-alarm-limits";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Buyer, BuyerContext } from "../../http/handler-context-types.ts";
import { deriveSaleWindowOfProduct } from "../catalog/derive-sale-window-of-product.ts";
import {
  type AlarmRow,
  addAlarm,
  findRestockFacts,
  listAlarms,
  lockAndCountAlarms,
  removeAlarms,
} from "./restock-alarms.repository.ts";

type Asked = Input<"POST /v1/products/{id}/restock-alarms">;
type Answered = Answer<"POST /v1/products/{id}/restock-alarms">;

/** Lists every waiting alarm of the buyer, the latest first; one statement. */
export async function showAlarms(
  _input: Input<"GET /v1/app-users/restock-alarms">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/restock-alarms">> {
  return ok(await presentAlarms(db, buyer.id, null));
}

/**
 * Adds the buyer's alarm for sold-out goods; repeating it changes the channels. Refused while they can be bought, before
 * the sale opens and after it ended. A guest gives a number, with consent.
 */
export async function requestRestockAlarm(
  { path: { id: productId }, body }: Asked,
  { db, buyer, now }: BuyerContext,
): Promise<Answered> {
  const facts = await findRestockFacts(db, productId, body.optionId);
  if (!facts) return refuse("PRODUCT_NOT_FOUND");
  if (facts.is_suspended) return refuse("PRODUCT_NOT_ON_SALE");
  if (!facts.has_option) return refuse("OPTION_NOT_FOUND");
  const outside = saleWindowRestriction(deriveSaleWindowOfProduct(facts, now()));
  if (outside) return refuse(outside);
  if (facts.has_stock) return refuse("RESTOCK_NOT_SOLD_OUT");
  const phone = phoneOf(buyer, body);
  if (!phone.ok) return phone;
  const alarm = { userId: buyer.id, productId, optionId: body.optionId, phone: phone.value };
  return db.transaction<Answered>(
    async (tx) => {
      const { of_user, of_phone } = await lockAndCountAlarms(tx, alarm);
      if (of_phone >= MAX_RESTOCK_ALARMS_OF_PHONE) return refuse("RESTOCK_PHONE_LIMIT");
      if (of_user >= MAX_RESTOCK_ALARMS) return refuse("RESTOCK_ALARM_LIMIT");
      const isGuest = phone.value !== null;
      await addAlarm(tx, {
        ...alarm,
        byPush: body.byPush && !isGuest,
        byPhone: body.byPhone || isGuest,
        now: now(),
        endsOn: restockAlarmEnd(kstDateOf(now().toISOString())),
      });
      return ok(await presentAlarms(tx, buyer.id, productId));
    },
    (result) => result.ok,
  );
}

/** Returns the number that a guest gave; `null` for a member, who is told by the number of the account. */
function phoneOf(
  buyer: Buyer,
  body: Asked["body"],
): Result<string | null, "PHONE_INVALID" | "RESTOCK_PHONE_CONSENT_REQUIRED"> {
  if (buyer.userType !== "guest") return ok(null);
  const phone = normalizePhone(body.phone ?? "");
  if (!phone.ok) return refuse("PHONE_INVALID");
  return body.agreesToPhone ? phone : refuse("RESTOCK_PHONE_CONSENT_REQUIRED");
}

/** Takes the buyer's alarms for a product back, or the one of an option; repeating it changes nothing. */
export async function takeAlarmsBack(
  { path: { id: productId }, query }: Input<"DELETE /v1/products/{id}/restock-alarms">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"DELETE /v1/products/{id}/restock-alarms">> {
  await removeAlarms(db, buyer.id, productId, query?.optionId ?? null);
  return ok(await presentAlarms(db, buyer.id, productId));
}

async function presentAlarms(
  db: Runner,
  userId: number,
  productId: number | null,
): Promise<Reply<"GET /v1/app-users/restock-alarms">> {
  return { list: (await listAlarms(db, userId, productId)).map(presentAlarm) };
}

function presentAlarm(row: AlarmRow): Reply<"GET /v1/app-users/restock-alarms">["list"][number] {
  return {
    productId: row.product_id,
    productName: row.product_name,
    productImage: row.product_image,
    optionId: row.option_id,
    optionName: row.option_name,
    byPush: row.by_push,
    byPhone: row.by_phone,
    endsOn: row.ends_on,
  };
}
