/**
 * Builds the columns of what an order kept of its money, and of its tax-free part, 원, as cash receipts count them.
 *
 * @param order SQL of the order's id; its payment is `p`
 */
export function amountsAfterRefunds(order: string): string {
  return `case when p.status = 'paid' then p.captured - p.cancelled else 0 end as money,
       greatest(0, p.tax_free - coalesce((select sum(c.tax_free) from cancellation c where c.order_id = ${order}), 0))::int
         as tax_free`;
}
