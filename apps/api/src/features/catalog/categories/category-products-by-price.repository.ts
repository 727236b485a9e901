import { type Runner, statementVariant } from "../../../db/database.ts";
import { CAN_BE_BOUGHT, IS_VISIBLE, SUMMARY_COLUMNS, SUMMARY_TABLES } from "../product-summary.sql.ts";
import {
  CATEGORY_COLUMNS,
  type Level,
  type PagedRow,
  type PageEnd,
  pick,
  SIZES,
  sizeFor,
} from "./list-category-products.repository.ts";

type Direction = "asc" | "desc";

/**
 * Lists one page of a category by the price that holds at an instant, by keyset. Products at their ordinary price come in
 * the order of an index, the few at a timed price are sorted, and the page is the beginning of both.
 */
export async function listCategoryPageByPrice(
  db: Runner,
  page: {
    categoryId: number;
    level: Level;
    direction: Direction;
    inStockOnly: boolean;
    after: PageEnd | null;
    /** At most 101. */
    take: number;
    now: Date;
  },
): Promise<PagedRow[]> {
  const name = nameOf(page.level, page.direction, sizeFor(page.take));
  const { categoryId, inStockOnly, after, now } = page;
  const rows = after
    ? await db.run(pick(NEXT_PAGES, name), [categoryId, inStockOnly, now, Number(after.key), after.id])
    : await db.run(pick(FIRST_PAGES, name), [categoryId, inStockOnly, now]);
  return rows.slice(0, page.take);
}

function nameOf(level: Level, direction: Direction, size: number): string {
  return `${level}-${direction}-${size}`;
}

function pageText(
  level: Level,
  direction: Direction,
  size: number,
  beyond: (place: string) => string,
): string {
  const wanted = `p.${CATEGORY_COLUMNS[level]} = $1 and ${IS_VISIBLE} and (not $2 or ${CAN_BE_BOUGHT})`;
  return `
    with sale as materialized (
      select p.id, t.price
        from timed_price t
        join product_option o on o.id = t.option_id
        join product p on p.id = o.product_id and p.representative_option_id = o.id
       where t.begins_at <= $3 and t.ends_at > $3 and t.price < p.price and ${wanted}
    ), ordinary as materialized (
      select p.id, p.price
        from product p
       where ${wanted} and p.id <> all(array(select id from sale)) and ${beyond("p")}
       order by p.price ${direction}, p.id ${direction}
       limit ${size}
    ), page as materialized (
      select id, price from ordinary union all select s.id, s.price from sale s where ${beyond("s")}
       order by price ${direction}, id ${direction}
       limit ${size}
    )
    select ${SUMMARY_COLUMNS}, page.price::text as sort_key
      from page join (${SUMMARY_TABLES}) on p.id = page.id
     order by page.price ${direction}, p.id ${direction}`;
}

const VARIANTS = (["root", "leaf"] as const).flatMap((level) =>
  (["asc", "desc"] as const).flatMap((direction) => SIZES.map((size) => ({ level, direction, size }))),
);

const FIRST_PAGES = new Map(
  VARIANTS.map(({ level, direction, size }) => {
    const name = nameOf(level, direction, size);
    const text = pageText(level, direction, size, () => "true");
    return [name, statementVariant("list-category-by-price-first", name, text)];
  }),
);

const NEXT_PAGES = new Map(
  VARIANTS.map(({ level, direction, size }) => {
    const name = nameOf(level, direction, size);
    const sign = direction === "asc" ? ">" : "<";
    const text = pageText(
      level,
      direction,
      size,
      (place) => `(${place}.price, ${place}.id) ${sign} ($4::integer, $5)`,
    );
    return [name, statementVariant("list-category-by-price-next", name, text)];
  }),
);
