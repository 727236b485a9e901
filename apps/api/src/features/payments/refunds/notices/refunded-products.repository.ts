import { statement, type Tx } from "../../../../db/database.ts";

const LIST = statement(
  "list-refunded-products",
  `select op.id from order_product op
    where op.order_id = $1
      and ($2::bigint is null
           or exists (select from cancellation_product cp where cp.order_product_id = op.id and cp.cancellation_id = $2)
           or exists (select from cancellation c join return_request r on r.id = c.return_request_id
                       where c.id = $2 and r.order_product_id = op.id))
    order by op.id`,
);

/**
 * Lists the products (`orderItemProducts[].id`) that a refund pays back.
 *
 * @param cancellationId cancellation or granted return that it pays for; `null`: the whole order
 */
export async function listRefundedProducts(
  tx: Tx,
  orderId: number,
  cancellationId: number | null,
): Promise<number[]> {
  return (await tx.run(LIST, [orderId, cancellationId])).map(({ id }) => id);
}
