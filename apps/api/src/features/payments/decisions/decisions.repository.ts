import { statement, type Tx } from "../../../db/database.ts";

const DENY = statement(
  "deny-withdrawals",
  "update orders set withdraw_type = 'withdraw_deny', withdraw_notice = $2 where id = $1",
);

/** The buyer of an order cannot cancel it by themselves any more, and reads why. */
export async function denyWithdrawals(tx: Tx, orderId: number, notice: string): Promise<void> {
  await tx.run(DENY, [orderId, notice]);
}
