/** Columns of an inquiry in a list, of `inquiry i`. */
export const SUMMARY_COLUMNS = `
  i.id, i.kind, i.created_at, i.waits_since, i.answered_at, i.read_at,
  (select m.contents from inquiry_message m where m.inquiry_id = i.id order by m.id limit 1) as contents,
  (select m.contents from inquiry_message m
    where m.inquiry_id = i.id and m.writer is not null order by m.id desc limit 1) as last_answer,
  (select op.images[1] from buyer_order_product op where op.id = i.order_product_id) as image`;
