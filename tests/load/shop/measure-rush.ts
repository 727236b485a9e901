import { createDatabase } from "../../../apps/api/src/db/database.ts";
import type { Figures } from "../check-benchmark-figures.ts";
import type { Pick, Shopper } from "../shopper-client.ts";

const BUYERS = 200;
const UNITS = 50;

/**
 * Measures a rush: 200 buyers send the checks of their filled forms at once, for an option with 50 units. Writes how many
 * got one, and the longest time until a refusal in ms.
 *
 * @param pick option that nobody else buys meanwhile
 */
export async function measureRush(
  figures: Figures,
  { url, pick, shopper }: { url: string; pick: Pick; shopper: Shopper },
): Promise<void> {
  const db = createDatabase({ url, poolSize: 1, onError: console.error });
  // Beside what a run before on the same kept folder has reserved.
  await db.pool.query("update option_stock set on_hand = reserved + $2 where option_id = $1", [
    pick.optionId,
    UNITS,
  ]);
  await db.close();
  const forms: { token: string; form: { id: string; price: number } }[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const token = await shopper.guest();
    forms.push({ token, form: await shopper.fillForm(token, pick) });
  }
  const replies = await Promise.all(
    forms.map(async ({ token, form }) => {
      const began = performance.now();
      const { status } = await shopper.checkForm(token, form, "card");
      return { status, ms: performance.now() - began };
    }),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  figures["rush.sold"] = replies.length - refused.length;
  figures["rush.longestRefusal"] = Math.round(Math.max(...refused.map(({ ms }) => ms)));
}
