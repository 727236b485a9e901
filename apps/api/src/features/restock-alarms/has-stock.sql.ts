/**
 * Builds the condition that a product has units that nobody reserved and that are on ordinary sale: of one option, or of any when
 * the option is null. Units of a waiting room are none of them.
 *
 * @param productId SQL of the product's id
 * @param optionId SQL of the option's id or null
 */
export function hasStock(productId: string, optionId: string): string {
  return `exists (
    select from product_option stocked left join option_stock s on s.option_id = stocked.id
     where stocked.product_id = ${productId} and stocked.id = coalesce(${optionId}, stocked.id)
       and (stocked.status = 'unlimited_stock_in'
            or stocked.status = 'stock_in' and s.on_hand - s.reserved is distinct from 0 and s.waiting_room_id is null))`;
}
