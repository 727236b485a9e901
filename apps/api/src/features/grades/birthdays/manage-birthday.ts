import type { Input } from "@todayfruit/contract/all-calls";
import { isMonthDay } from "@todayfruit/domain/grades/birthdays-on";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findBirthday, removeBirthday, saveBirthday } from "./birthday.repository.ts";

export async function showBirthday(
  _input: Input<"GET /v1/app-users/birthday">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/birthday">> {
  return ok({ birthday: await findBirthday(db, buyer.id) });
}

/** Saves the birthday with the consent to it; refuses a day that does not exist. */
export async function changeBirthday(
  { body: { birthday } }: Input<"PUT /v1/app-users/birthday">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/birthday">> {
  if (!isMonthDay(birthday)) {
    const message = "달력에 있는 날로 골라 주세요";
    return refuse("INVALID_INPUT", { fields: [{ field: "birthday", message }] });
  }
  await saveBirthday(db, buyer.id, birthday, now());
  return ok({ birthday });
}

/** Deletes the birthday, which withdraws the consent to it. */
export async function deleteBirthday(
  _input: Input<"DELETE /v1/app-users/birthday">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/birthday">> {
  await removeBirthday(db, buyer.id);
  return ok({ birthday: null });
}
