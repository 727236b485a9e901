import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

export type Device = RowOf<typeof FIND>;

const KEEP = statement(
  "keep-push-device",
  `insert into push_device (session_hash, user_id, platform, address, p256dh, auth, created_at, last_seen_at)
   select hash, $2, $3, $4, $5, $6, $7, $7 from access_token where hash = $1 and revoked_at is null
       on conflict (session_hash) do update
      set user_id = excluded.user_id, platform = excluded.platform, address = excluded.address, p256dh = excluded.p256dh,
          auth = excluded.auth, last_seen_at = excluded.last_seen_at`,
);

const FREE = statement(
  "free-push-device",
  "delete from push_device where address = $1 and session_hash <> $2",
);

/** This session's device from now on; whoever had it before has it no more. */
export async function keepDevice(
  tx: Tx,
  { sessionHash, userId, now, ...device }: Device & { sessionHash: Uint8Array; userId: number; now: Date },
): Promise<void> {
  const { platform, address, p256dh, auth } = device;
  await tx.run(FREE, [address, sessionHash]);
  await tx.run(KEEP, [sessionHash, userId, platform, address, p256dh, auth, now]);
}

const REMOVE = statement("remove-push-device", "delete from push_device where session_hash = $1");

export async function removeDevice(db: Runner, sessionHash: Uint8Array): Promise<void> {
  await db.run(REMOVE, [sessionHash]);
}

const FIND_OWN = statement(
  "find-own-push-device",
  "select platform, address from push_device where session_hash = $1",
);

/** Where this session's pushes go; `null`: nowhere. */
export async function findOwnDevice(db: Runner, sessionHash: Uint8Array) {
  const [row] = await db.run(FIND_OWN, [sessionHash]);
  return row ?? null;
}

const FIND = statement(
  "find-push-device",
  `select d.platform, d.address, d.p256dh, d.auth
     from push_device d join access_token t on t.hash = d.session_hash
    where d.id = $1 and t.revoked_at is null and t.expires_at > $2`,
);

/** A device whose session still lasts; `null`: there is none. */
export async function findDevice(db: Runner, id: string, now: Date): Promise<Device | null> {
  const [row] = await db.run(FIND, [id, now]);
  return row ?? null;
}

const FORGET = statement("forget-push-device", "delete from push_device where id = $1 and address = $2");

/** Nobody is there any more under this address. */
export async function forgetDevice(db: Runner, id: string, address: string): Promise<void> {
  await db.run(FORGET, [id, address]);
}
