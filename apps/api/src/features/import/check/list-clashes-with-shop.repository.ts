import { type Db, type RowOf, type Statement, statement } from "../../../db/database.ts";

export type Clash = RowOf<typeof DISTRIBUTOR_UUIDS>;
/** Value of a record that must be unique in the shop, or an option that belongs to one product. */
export type RecordValue = { id: number; value: string | number };

const DISTRIBUTOR_UUIDS = statement(
  "import-distributor-uuids",
  `select r.id, d.id as other from jsonb_to_recordset($1::jsonb) as r(id bigint, value uuid)
     join distributor d on d.uuid = r.value and d.id <> r.id`,
);
const PRODUCT_UUIDS = statement(
  "import-product-uuids",
  `select r.id, p.id as other from jsonb_to_recordset($1::jsonb) as r(id bigint, value uuid)
     join product p on p.uuid = r.value and p.id <> r.id`,
);
const CATEGORY_SLUGS = statement(
  "import-category-slugs",
  `select r.id, c.id as other from jsonb_to_recordset($1::jsonb) as r(id bigint, value text)
     join category c on c.slug = r.value and c.id <> r.id`,
);
const VIDEO_SLUGS = statement(
  "import-video-slugs",
  `select r.id, v.id as other from jsonb_to_recordset($1::jsonb) as r(id bigint, value text)
     join video v on v.slug = r.value and v.id <> r.id`,
);
const MOVED_OPTIONS = statement(
  "import-moved-options",
  `select r.id, o.product_id as other from jsonb_to_recordset($1::jsonb) as r(id bigint, value integer)
     join product_option o on o.id = r.value and o.product_id <> r.id`,
);

const STATEMENTS = {
  "category slug": CATEGORY_SLUGS,
  "distributor uuid": DISTRIBUTOR_UUIDS,
  "moved option": MOVED_OPTIONS,
  "product uuid": PRODUCT_UUIDS,
  "video slug": VIDEO_SLUGS,
} satisfies Record<string, Statement<readonly [string], Clash>>;
export type ClashKind = keyof typeof STATEMENTS;

/** Lists the records whose value belongs to another row of the shop, with the id of that row. */
export function listClashes(db: Db, kind: ClashKind, values: readonly RecordValue[]): Promise<Clash[]> {
  return db.run(STATEMENTS[kind], [JSON.stringify(values)]);
}
