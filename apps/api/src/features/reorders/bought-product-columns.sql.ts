/** Columns of the product of `order_product op`, with its farm and category as they are now. */
export const BOUGHT_PRODUCT_COLUMNS = `
  op.product_id, op.name as product_name, op.images[1] as product_image,
  d.id as distributor_id, d.name as distributor_name, d.region as distributor_region,
  c.id as category_id, c.name as category_name, parent.id as parent_id, parent.name as parent_name`;

/** Tables of `BOUGHT_PRODUCT_COLUMNS`, joined to `order_product op`. */
export const BOUGHT_PRODUCT_TABLES = `
  join product p on p.id = op.product_id
  join distributor d on d.id = p.distributor_id
  join category c on c.id = p.category_id
  left join category parent on parent.id = c.parent_id`;
