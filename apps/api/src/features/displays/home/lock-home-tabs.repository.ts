import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LOCK_TABS = statement(
  "lock-home-tabs",
  `select id, key, is_default as "isDefault", is_shown as "isShown" from main_navigation order by id for update`,
);

/** Locks all tabs of the home, because their keys and the default concern all of them. */
export function lockHomeTabs(tx: Tx): Promise<RowOf<typeof LOCK_TABS>[]> {
  return tx.run(LOCK_TABS, []);
}
