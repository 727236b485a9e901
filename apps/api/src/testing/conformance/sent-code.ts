import { guest, newPhone } from "../factories.ts";
import type { TestShop } from "../test-shop.ts";

/** Requests a code as §7 writes it, with a phone and no purpose; returns who asked, the phone and the texted code. */
export async function sentCode(
  shop: TestShop,
  phone = newPhone(),
): Promise<{ phone: string; token: string; code: string }> {
  const token = await guest(shop);
  // Codes sent before came from the same address of the test; its daily limit is another test's subject.
  await shop.database.db.pool.query("update phone_code set network = 'another'");
  await shop.call(token, "POST /v1/auth/phone", { body: { phone } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return { phone, token, code: /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "" };
}
