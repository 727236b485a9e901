import type { Tx } from "../../../db/database.ts";
import { revokeRewards } from "../../points/revoke-rewards.ts";
import { lockUndoneRewards } from "../../points/rewards.repository.ts";

/** Takes back points earned with products that were returned or cancelled; repeated calls do nothing. */
export async function undoPointRewards(tx: Tx, orderId: number, now: Date): Promise<void> {
  await revokeRewards(tx, await lockUndoneRewards(tx, orderId), now);
}
