import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

export type Device = RowOf<typeof FIND>;

const KEEP = statement(
  "keep-push-device",
  `insert into push_device (session_hash, user_id, platform, endpoint, p256dh, auth, created_at, last_seen_at)
   select hash, $2, $3, $4, $5, $6, $7, $7 from access_token where hash = $1 and revoked_at is null
       on conflict (session_hash) do update
      set user_id = excluded.user_id, platform = excluded.platform, endpoint = excluded.endpoint, p256dh = excluded.p256dh,
          auth = excluded.auth, last_seen_at = excluded.last_seen_at`,
);

const FREE = statement(
  "free-push-device",
  "delete from push_device where endpoint = $1 and session_hash <> $2",
);

/** Registers the device of a session, removing it from any other session. */
export async function saveDevice(
  tx: Tx,
  { sessionHash, userId, now, ...device }: Device & { sessionHash: Uint8Array; userId: number; now: Date },
): Promise<void> {
  const { platform, endpoint, p256dh, auth } = device;
  await tx.run(FREE, [endpoint, sessionHash]);
  await tx.run(KEEP, [sessionHash, userId, platform, endpoint, p256dh, auth, now]);
}

const REMOVE = statement("remove-push-device", "delete from push_device where session_hash = $1");

export async function removeDevice(db: Runner, sessionHash: Uint8Array): Promise<void> {
  await db.run(REMOVE, [sessionHash]);
}

const FIND_OWN = statement(
  "find-own-push-device",
  "select platform, endpoint from push_device where session_hash = $1",
);

/** Finds the device of a session; `null` when there is none. */
export async function findOwnDevice(db: Runner, sessionHash: Uint8Array) {
  const [row] = await db.run(FIND_OWN, [sessionHash]);
  return row ?? null;
}

const FIND = statement(
  "find-push-device",
  `select d.platform, d.endpoint, d.p256dh, d.auth
     from push_device d join access_token t on t.hash = d.session_hash
    where d.id = $1 and t.revoked_at is null and t.expires_at > $2`,
);

/** Finds a device whose session is still valid; `null` when there is none. */
export async function findDevice(db: Runner, id: number, now: Date): Promise<Device | null> {
  const [row] = await db.run(FIND, [id, now]);
  return row ?? null;
}

const FORGET = statement("purge-push-device", "delete from push_device where id = $1 and endpoint = $2");

/** Deletes a device whose address has expired. */
export async function deleteExpiredDevice(db: Runner, id: number, endpoint: string): Promise<void> {
  await db.run(FORGET, [id, endpoint]);
}
