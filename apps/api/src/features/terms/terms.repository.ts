import type { TermCode } from "@todayfruit/contract/calls/terms";
import { type Runner, statement } from "../../db/database.ts";

export type TermRow = {
  code: TermCode;
  title: string;
  required: boolean;
  version: string;
  contents: string;
};

const FIND = statement("find-terms", "select value from shop_rule where name = 'terms'").narrow<{
  value: TermRow[];
}>();

/** The terms as they were imported; none in a shop that never imported any. */
export async function findTerms(db: Runner): Promise<TermRow[]> {
  const [row] = await db.run(FIND, []);
  return row?.value ?? [];
}
