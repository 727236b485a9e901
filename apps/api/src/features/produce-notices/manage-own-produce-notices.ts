import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { AGAIN_DAYS } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import {
  askAgain,
  findSettings,
  setSettings,
  turnOff,
  turnOn,
  turnOnKind,
} from "./produce-notice-settings.repository.ts";

type Settings = Answer<"GET /v1/app-users/produce-notices/settings">;

/** Shows which notices of produce a member is told; one statement. */
export async function showProduceSettings(_input: object, { db, buyer }: BuyerContext): Promise<Settings> {
  return ok(await findSettings(db, buyer.id));
}

/** Switches notices on or off. */
export async function changeProduceSettings(
  { body }: Input<"PUT /v1/app-users/produce-notices/settings">,
  { db, buyer }: BuyerContext,
): Promise<Settings> {
  await setSettings(db, buyer.id, body);
  return ok(await findSettings(db, buyer.id));
}

/** Switches on every notice of a kind of produce; repeating it changes nothing. */
export async function turnOnProduceKind(
  { path: { kind } }: Input<"DELETE /v1/app-users/produce-notices/off/{kind}">,
  { db, buyer }: BuyerContext,
): Promise<Settings> {
  await turnOnKind(db, buyer.id, kind);
  return ok(await findSettings(db, buyer.id));
}

/** Switches a notice off or on for its kind of produce; repeating it changes nothing. */
export async function switchProduceNotice(
  { path: { id }, body: { isOff } }: Input<"PUT /v1/app-users/produce-notices/{id}/off">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/produce-notices/{id}/off">> {
  const isOwn = isOff ? await turnOff(db, id, buyer.id, now()) : await turnOn(db, id, buyer.id);
  return isOwn ? ok({ isOff }) : refuse("PRODUCE_NOTICE_NOT_FOUND");
}

/** Asks for a notice again in two days, or takes that back. */
export async function askProduceNoticeAgain(
  { path: { id }, body: { isWanted } }: Input<"PUT /v1/app-users/produce-notices/{id}/again">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/produce-notices/{id}/again">> {
  const againOn = isWanted ? addDays(kstDateOf(now().toISOString()), AGAIN_DAYS) : null;
  const isOwn = await askAgain(db, { id, userId: buyer.id, on: againOn });
  return isOwn ? ok({ againOn }) : refuse("PRODUCE_NOTICE_NOT_FOUND");
}
