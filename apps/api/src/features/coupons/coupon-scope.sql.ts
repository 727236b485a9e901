/** Goods that the coupon `c` is for, as JSON in SQL; an empty list for all goods. */
export const COUPON_SCOPE = `(
  select coalesce(jsonb_agg(jsonb_build_object(
           'kind', case when s.product_id is not null then 'product' when s.category_id is not null then 'category'
                        else 'distributor' end,
           'id', coalesce(s.product_id, s.category_id, s.distributor_id),
           'name', coalesce(sp.name, sc.name, sd.name)) order by s.id), '[]'::jsonb)
    from coupon_scope s
    left join product sp on sp.id = s.product_id
    left join category sc on sc.id = s.category_id
    left join distributor sd on sd.id = s.distributor_id
   where s.coupon_id = c.id)`;
