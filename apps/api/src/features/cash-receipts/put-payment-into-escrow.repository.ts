import { statement, type Tx } from "../../db/database.ts";

const USE_ESCROW = statement(
  "use-escrow",
  `with o as (update orders set withdraw_type = 'withdraw_oi_only' where id = $1)
   update payment set use_escrow = true where order_id = $1`,
);

/** Puts the payment into escrow: the provider holds the money until delivery, and refunds it as a whole only. */
export async function useEscrow(tx: Tx, orderId: number): Promise<void> {
  await tx.run(USE_ESCROW, [orderId]);
}
