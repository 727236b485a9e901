import type { Tx } from "../../../db/database.ts";
import { takeRewardsBack } from "../../points/rewarding.repository.ts";
import { lockUndoneRewards } from "../../points/rewards.repository.ts";

/** Points that were earned with products which are not kept any more are taken back. Asked again, there is nothing to do. */
export async function undoRewards(tx: Tx, orderId: number, now: Date): Promise<void> {
  await takeRewardsBack(tx, await lockUndoneRewards(tx, orderId), now);
}
