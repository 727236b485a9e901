import type { GradeTerms } from "@todayfruit/domain/grades/are-grades-valid";
import { type Runner, statement, type Tx } from "../../../db/database.ts";

/** Grade as it is stored: with its icon, and without what was never set. */
export type StoredGrade = Partial<GradeTerms> & Pick<GradeTerms, "grade" | "gradeName">;
type Row = { grades: StoredGrade[]; period_months: number | null };

/** Both documents count their edits; the version of the rules counts the edits of either. */
const COLUMNS = `g.record_id as id, g.version + coalesce(e.version, 1) - 1 as version, g.value as grades,
          (e.value ->> 'periodMonths')::int as period_months
     from shop_rule g left join shop_rule e on e.name = 'evaluation'
    where g.name = 'grades'`;

const LIST = statement("list-grade-rules", `select ${COLUMNS}`).narrow<Row>();

/** Lists the only row of the rules; none in a shop without grades. */
export function listGradeRuleRows(db: Runner) {
  return db.run(LIST, []);
}

const LOCK = statement(
  "lock-grade-rules",
  `select ${COLUMNS} and g.record_id = any($1::bigint[]) for update of g`,
).narrow<Row>();

export function lockGradeRules(tx: Tx, ids: readonly number[]) {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-grade-rules",
  `with grades as (
     update shop_rule g
        set value = (select jsonb_agg(s.terms || n.terms order by n.place)
                       from jsonb_array_elements($2::jsonb) with ordinality as n (terms, place)
                       join jsonb_array_elements(g.value) as s (terms) on s.terms -> 'grade' = n.terms -> 'grade')
      where g.record_id = $1
   )
   insert into shop_rule as e (name, value) values ('evaluation', jsonb_build_object('periodMonths', $3::int))
       on conflict (name) do update set value = e.value || excluded.value`,
);

/** Sets the terms of the stored grades and the months; icons and what else the documents have stay. */
export async function setGradeRules(
  tx: Tx,
  id: number,
  rules: { grades: readonly GradeTerms[]; periodMonths: number },
): Promise<void> {
  await tx.run(SET, [id, JSON.stringify(rules.grades), rules.periodMonths]);
}
