/**
 * Area to which an ordered product `op` of an order `o` goes: that of its receiver for a gift, whose order has none. The
 * zonecode of an address stays when the rest of it is deleted.
 */
export const ORDER_LINE_AREA = `case when op.gift_id is null then coalesce(o.delivery_area, o.area)
       else coalesce((select r.area from gift g
                        join remote_area_range r
                          on (g.address ->> 'zonecode')::int between r.first_zonecode and r.last_zonecode
                       where g.id = op.gift_id), 'major') end`;
