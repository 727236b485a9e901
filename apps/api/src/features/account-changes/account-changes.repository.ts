import { type Runner, statement, type Tx } from "../../db/database.ts";
import type { SealedText } from "../../db/sealing.ts";
import type { AccountChange } from "../messages/announce-account-change.ts";

export type ChangeRow = {
  id: string;
  user_id: number;
  kind: AccountChange;
  /** Key of `sealed`; both are `null` once the change was undone. */
  key_id: string | null;
  sealed: Uint8Array | null;
  changed_at: Date;
  expires_at: Date;
  undone_at: Date | null;
};

const ADD = statement(
  "add-account-change",
  `insert into account_change (id, user_id, kind, link_hash, key_id, sealed, changed_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export type NewChange = {
  id: string;
  userId: number;
  kind: AccountChange;
  linkHash: Uint8Array;
  former: SealedText;
  now: Date;
  expiresAt: Date;
};

export async function addChange(tx: Tx, change: NewChange): Promise<void> {
  const { id, userId, kind, linkHash, former, now, expiresAt } = change;
  await tx.run(ADD, [id, userId, kind, linkHash, former.keyId, former.sealed, now, expiresAt]);
}

const COLUMNS = "id, user_id, kind, key_id, sealed, changed_at, expires_at, undone_at";

const FIND = statement(
  "find-account-change",
  `select ${COLUMNS} from account_change where link_hash = $1 and expires_at > $2`,
);

/** Finds an unexpired change by the hash of its link, undone or not. */
export async function findChange(db: Runner, linkHash: Uint8Array, now: Date): Promise<ChangeRow | null> {
  const [row] = await db.run(FIND, [linkHash, now]);
  return row ?? null;
}

const LIST_OPEN = statement(
  "list-open-account-changes",
  `select ${COLUMNS} from account_change
    where user_id = $1 and kind = any($2::text[]) and undone_at is null and expires_at > $3 order by changed_at, id`,
);

/** Lists changes of some kinds that can still be undone, the earliest first. */
export function listOpenChanges(
  db: Runner,
  by: { userId: number; kinds: readonly AccountChange[]; now: Date },
): Promise<ChangeRow[]> {
  return db.run(LIST_OPEN, [by.userId, by.kinds, by.now]);
}

const FINISH = statement(
  "finish-account-change",
  `update account_change c
      set undone_at = $2, key_id = null, sealed = null, is_superseded = c.id <> $1
     from account_change undone
    where undone.id = $1 and c.user_id = undone.user_id and c.undone_at is null
      and (c.id = undone.id
           or (c.kind = any($3::text[]) and (c.changed_at, c.id) > (undone.changed_at, undone.id)))`,
);

/**
 * Ends an undone change and the later ones of these kinds, whose former values came after it. The former values are
 * deleted.
 */
export async function finishChange(
  tx: Tx,
  id: string,
  later: readonly AccountChange[],
  now: Date,
): Promise<void> {
  await tx.run(FINISH, [id, now, later]);
}

const FORGET = statement(
  "purge-account-changes",
  `delete from account_change
    where id in (select id from account_change where expires_at < $1 order by expires_at limit $2
                    for update skip locked)
   returning id`,
);

/** Deletes up to `take` expired changes with their former values; returns how many. */
export async function purgeAccountChanges(db: Runner, now: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [now, take])).length;
}
