import { guest, newPhone } from "../product-and-member-fixtures.ts";
import type { TestShop } from "../test-shop.ts";

/** Requests a code as §7 writes it, with a phone and no purpose; returns who asked, the phone and the texted code. */
export async function requestPhoneCode(
  shop: TestShop,
  phone = newPhone(),
): Promise<{ phone: string; token: string; code: string }> {
  const token = await guest(shop);
  // The limits of codes are the subject of other tests.
  await shop.database.db.pool.query("delete from phone_code");
  await shop.call(token, "POST /v1/auth/phone", { body: { phone } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return { phone, token, code: /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "" };
}
