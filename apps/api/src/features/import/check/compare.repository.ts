import { type Db, type RowOf, type Statement, statement } from "../../../db/database.ts";
import type { FieldProblem } from "../validate/problems.ts";

type Clash = RowOf<typeof DISTRIBUTOR_UUIDS>;
type Compare<T> = (records: readonly T[]) => Promise<ReadonlyMap<number, FieldProblem[]>>;

const DISTRIBUTOR_UUIDS = statement(
  "import-distributor-uuids",
  `select r.id, d.id as other from jsonb_to_recordset($1::jsonb) as r(id integer, value uuid)
     join distributor d on d.uuid = r.value and d.id <> r.id`,
);
const PRODUCT_UUIDS = statement(
  "import-product-uuids",
  `select r.id, p.id as other from jsonb_to_recordset($1::jsonb) as r(id integer, value uuid)
     join product p on p.uuid = r.value and p.id <> r.id`,
);
const CATEGORY_SLUGS = statement(
  "import-category-slugs",
  `select r.id, c.id as other from jsonb_to_recordset($1::jsonb) as r(id integer, value text)
     join category c on c.slug = r.value and c.id <> r.id`,
);
const VIDEO_SLUGS = statement(
  "import-video-slugs",
  `select r.id, v.id as other from jsonb_to_recordset($1::jsonb) as r(id integer, value text)
     join video v on v.slug = r.value and v.id <> r.id`,
);
const MOVED_OPTIONS = statement(
  "import-moved-options",
  `select r.id, o.product_id as other from jsonb_to_recordset($1::jsonb) as r(id integer, value integer)
     join product_option o on o.id = r.value and o.product_id <> r.id`,
);

/** What the database holds already and a catalogue may not take from it: names that are unique, and whose option it is. */
export function comparisons(db: Db) {
  const by = <T extends { id: number }>(
    statement: Statement<readonly [string], Clash>,
    valuesOf: (record: T) => readonly (string | number)[],
    problem: (other: number) => FieldProblem,
  ): Compare<T> => {
    return async (records) => {
      const values = records.flatMap((record) => valuesOf(record).map((value) => ({ id: record.id, value })));
      const clashes = await db.run(statement, [JSON.stringify(values)]);
      return new Map(clashes.map(({ id, other }) => [id, [problem(other)]]));
    };
  };
  const taken = (field: string) => (other: number) => ({
    field,
    reason: `가게에 이미 있는 ${other}번이 쓰고 있어요`,
  });
  const uuids = by<{ id: number; uuid: string }>(PRODUCT_UUIDS, ({ uuid }) => [uuid], taken("uuid"));
  const options = by<{ id: number; options: readonly { id: number }[] }>(
    MOVED_OPTIONS,
    (record) => record.options.map((option) => option.id),
    (other) => ({ field: "options", reason: `가게에 있는 ${other}번 상품의 옵션이 들어 있어요` }),
  );
  return {
    category: by<{ id: number; slug: string }>(CATEGORY_SLUGS, ({ slug }) => [slug], taken("slug")),
    distributor: by<{ id: number; uuid: string }>(DISTRIBUTOR_UUIDS, ({ uuid }) => [uuid], taken("uuid")),
    video: by<{ id: number; slug: string }>(VIDEO_SLUGS, ({ slug }) => [slug], taken("slug")),
    product: async (records: readonly { id: number; uuid: string; options: readonly { id: number }[] }[]) =>
      new Map([...(await uuids(records)), ...(await options(records))]),
  };
}
