import { statement, type Tx } from "../../../db/database.ts";

const DENY = statement(
  "deny-cancellations",
  "update orders set withdraw_type = 'withdraw_deny', cancel_denied_reason = $2 where id = $1",
);

/** Forbids the buyer to cancel this order, with a notice shown to them. */
export async function forbidCancelling(tx: Tx, orderId: number, notice: string): Promise<void> {
  await tx.run(DENY, [orderId, notice]);
}
