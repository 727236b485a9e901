import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LIST = statement(
  "list-unknown-display-contents",
  `select e.id, field.name as field
     from jsonb_to_recordset($1::jsonb) as e(id bigint, "productIds" bigint[], "bannerIds" bigint[], "categoryIds" bigint[],
                                             "reviewIds" bigint[], "videoIds" bigint[])
    cross join lateral (values
      ('productIds', cardinality(e."productIds"), (select count(*) from product x where x.id = any(e."productIds"))),
      ('bannerIds', cardinality(e."bannerIds"), (select count(*) from banner x where x.id = any(e."bannerIds"))),
      ('categoryIds', cardinality(e."categoryIds"), (select count(*) from category x where x.id = any(e."categoryIds"))),
      ('reviewIds', cardinality(e."reviewIds"), (select count(*) from review x where x.id = any(e."reviewIds"))),
      ('videoIds', cardinality(e."videoIds"), (select count(*) from video x where x.id = any(e."videoIds")))
    ) as field (name, named, known)
    where field.named > field.known`,
).narrow<{ id: number; field: string }>();

/** Lists the fields of display groups that name something which does not exist. */
export function listUnknownContents(tx: Tx, groups: readonly object[]): Promise<RowOf<typeof LIST>[]> {
  return tx.run(LIST, [JSON.stringify(groups)]);
}
