import type { Input } from "@todayfruit/contract/all-calls";
import { changeConsents } from "@todayfruit/domain/consents/change-consents";
import { ok } from "@todayfruit/domain/result";
import type { Runner } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { announceAdvertisingConsent } from "../../messages/announce-advertising-consent.ts";
import { addConsents } from "../consents/add-consents.repository.ts";
import { findSettings, listLastConsents, lockSettings, setSettings } from "./settings.repository.ts";

/** Shows alarms and consents, each consent with the day of its latest event; two statements. */
export async function showSettings(
  _input: Input<"GET /v1/app-users/settings">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/settings">> {
  return ok(await readSettings(context.db, context.buyer.id));
}

/** Changes the given settings. Consents are events: only a change is recorded, and the settings follow. */
export async function changeSettings(
  { body }: Input<"PUT /v1/app-users/settings">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/settings">> {
  const userId = context.buyer.id;
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const before = await lockSettings(tx, userId);
    const { after, said } = changeConsents(
      {
        advertisingAlarm: before.advertising_alarm,
        nightAlarm: before.night_alarm,
        advertisingPromotion: before.advertising_promotion,
      },
      body,
    );
    await setSettings(tx, userId, {
      client_center_reply_alarm: body.clientCenterReplyAlarm ?? before.client_center_reply_alarm,
      order_delivery_alarm: body.orderDeliveryAlarm ?? before.order_delivery_alarm,
      advertising_alarm: after.advertisingAlarm,
      advertising_promotion: after.advertisingPromotion,
      night_alarm: after.nightAlarm,
      advertising_alarm_update_date: said.length > 0 ? now : before.advertising_alarm_update_date,
    });
    if (said.length === 0) return;
    await addConsents(tx, { userId, said, source: "settings", now });
    await announceAdvertisingConsent(tx, context.rules.shopName, { userId, said, now });
  });
  return ok(await readSettings(context.db, userId));
}

/** Reads the settings of a member with the latest event of each consent. */
export async function readSettings(db: Runner, userId: number) {
  const [row, consents] = await Promise.all([findSettings(db, userId), listLastConsents(db, userId)]);
  return {
    clientCenterReplyAlarm: row.client_center_reply_alarm,
    orderDeliveryAlarm: row.order_delivery_alarm,
    advertisingAlarm: row.advertising_alarm,
    advertisingPromotion: row.advertising_promotion,
    nightAlarm: row.night_alarm,
    advertisingAlarmUpdateDate: row.advertising_alarm_update_date?.toISOString() ?? null,
    consents: consents.map(({ kind, is_given, at }) => ({ kind, isGiven: is_given, at: at.toISOString() })),
  };
}
