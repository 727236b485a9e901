import { statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { TermsRecord } from "../records/terms-record.ts";

const WRITE = statement(
  "import-terms",
  `with written as (
     insert into terms_version (code, label, title, is_required, contents, effective_at)
     select t.code, t.version, t.title, t.required, t.contents, $2
       from jsonb_to_recordset($1::jsonb) as t (code text, version text, title text, required boolean, contents text)
      where not exists (select from terms_version v where v.code = t.code and v.label = t.version)
     returning 1
   )
   select count(*)::int as written from written`,
);

/**
 * Adds versions of the terms that the shop does not have, in force from an instant; a version that it has stays as members
 * agreed to it.
 *
 * @returns number of versions added
 */
export async function addImportedTerms(tx: Tx, terms: TermsRecord, from: Date): Promise<number> {
  return requireOneRow(await tx.run(WRITE, [JSON.stringify(terms), from])).written;
}
