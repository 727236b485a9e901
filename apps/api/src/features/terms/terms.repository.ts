import type { TermCode } from "@todayfruit/contract/terms/terms.calls";
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

/** Finds the imported terms; empty in a shop without any. */
export async function findTerms(db: Runner): Promise<TermRow[]> {
  const [row] = await db.run(FIND, []);
  return row?.value ?? [];
}
