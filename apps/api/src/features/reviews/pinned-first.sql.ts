type Parameters = {
  /** Condition for a review `o` of the list, without its product. */
  condition: string;
  /** Sort sequence of a row by its name. */
  sorted: (row: string) => string;
  /** Parameters of the first row and the number of rows. */
  skip: string;
  take: string;
};

/**
 * Writes a page of the reviews of the product `$1` whose pinned ones, at most three, come first: common table expressions
 * with the ids in `page`, and the sort sequence of `page` joined with `review r`. The others are selected by their index
 * alone, so that the last page costs as much as the first.
 */
export function pinnedFirstSql({ condition, sorted, skip, take }: Parameters) {
  return {
    ctes: `pins as materialized (
       select o.id, o.pin_place from review o
        where o.product_id = $1 and o.pin_place is not null and o.hidden_at is null and ${condition}
     ), page as materialized (
       (select id, pin_place from pins order by pin_place offset ${skip} limit ${take})
       union all
       (select o.id, null from review o
         where o.product_id = $1 and o.id <> all(array(select id from pins)) and ${condition}
         ${sorted("o")} offset greatest(${skip} - (select count(*) from pins), 0)
         limit greatest(${take} - greatest((select count(*) from pins) - ${skip}, 0), 0))
     )`,
    order: sorted("r").replace("order by", "order by page.pin_place nulls last,"),
  };
}
