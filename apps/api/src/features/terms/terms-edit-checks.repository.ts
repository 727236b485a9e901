import type { TermCode } from "@todayfruit/contract/terms/terms.calls";
import { type RowOf, type Runner, statement } from "../../db/database.ts";

const LIST_BEGUN = statement(
  "list-begun-terms",
  "select id from terms_version where id = any($1::bigint[]) and effective_at <= $2 order by id",
);

/** Lists those of the versions that began until an instant. */
export async function listBegunTerms(db: Runner, ids: readonly number[], at: Date): Promise<number[]> {
  return (await db.run(LIST_BEGUN, [ids, at])).map(({ id }) => id);
}

const LIST_CODES = statement(
  "list-codes-of-terms-in-force",
  "select distinct code from terms_version where effective_at <= $1",
).narrow<{ code: TermCode }>();

/** Lists the codes that have terms in force; the first version of a code is announced to nobody. */
export async function listCodesInForce(db: Runner, at: Date): Promise<TermCode[]> {
  return (await db.run(LIST_CODES, [at])).map(({ code }) => code);
}

const LIST_TAKEN = statement(
  "list-taken-terms",
  `with edited as (
     select * from jsonb_to_recordset($1::jsonb) as e (id bigint, code text, label text, "effectiveAt" timestamptz)
   )
   select e.id, bool_or(o.label = e.label) as is_label_taken
     from edited e
     join (select id, code, label, "effectiveAt" from edited
            union all
           select t.id, t.code, t.label, t.effective_at from terms_version t where t.id <> all (select id from edited)) o
       on o.code = e.code and o.id <> e.id and (o.label = e.label or o."effectiveAt" = e."effectiveAt")
    group by e.id order by e.id`,
).narrow<{ id: number; is_label_taken: boolean }>();

type Edited = { id: number; code: TermCode; label: string; effectiveAt: string | null };

/** Lists the edited versions whose label or begin another version of the code has after the edit. */
export function listTakenTerms(db: Runner, rows: readonly Edited[]): Promise<RowOf<typeof LIST_TAKEN>[]> {
  return db.run(LIST_TAKEN, [JSON.stringify(rows)]);
}
