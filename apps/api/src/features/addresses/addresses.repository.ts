import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type AddressRow = RowOf<typeof FIND>;

const LIST = statement(
  "list-addresses",
  "select * from delivery_address where user_id = $1 order by is_default desc, id desc",
);

export function listAddressRows(db: Runner, userId: number): Promise<AddressRow[]> {
  return db.run(LIST, [userId]);
}

const LOCK_BOOK = statement("lock-address-book", "select id from app_user where id = $1 for no key update");

/** Locks a book, so that concurrent changes of it are serialised. */
export async function lockBook(tx: Tx, userId: number): Promise<void> {
  await tx.run(LOCK_BOOK, [userId]);
}

const FIND = statement("find-address", "select * from delivery_address where id = $1");

export async function findAddressRow(db: Runner, id: number): Promise<AddressRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const DELETE = statement("delete-address", "delete from delivery_address where user_id = $1 and id = $2");

/** Deletes an address. The statement checks the owner as well, besides `findOwnAddress`. */
export async function deleteAddressRow(tx: Tx, userId: number, id: number): Promise<void> {
  await tx.run(DELETE, [userId, id]);
}

const PROMOTE_LATEST = statement(
  "promote-latest-address",
  `update delivery_address set is_default = true
    where id = (select id from delivery_address where user_id = $1 order by id desc limit 1)`,
);

/** Makes the latest address the default, if there is any. */
export async function promoteLatest(tx: Tx, userId: number): Promise<void> {
  await tx.run(PROMOTE_LATEST, [userId]);
}

const CHANGE = statement(
  "change-address",
  `with others as (
     update delivery_address set is_default = false where user_id = $1 and id <> $2 and is_default and $3 returning id
   )
   update delivery_address
      set is_default = $3 and (select count(*) from others) >= 0, selected_address = $4, road_address = $5,
          jibun_address = $6, address_detail = $7, receiver_name = $8, phone = $9, zonecode = $10, memo = $11,
          delivery_address_type = $12, entrance_code = $13
    where user_id = $1 and id = $2
   returning *`,
);

/** Changes an address and returns it; when it becomes the default, the same statement resets the former default. */
export async function changeAddressRow(
  tx: Tx,
  id: number,
  address: Omit<NewAddress, "now">,
): Promise<AddressRow> {
  const rows = await tx.run(CHANGE, [
    address.user_id,
    id,
    address.is_default,
    address.selected_address,
    address.road_address,
    address.jibun_address,
    address.address_detail,
    address.receiver_name,
    address.phone,
    address.zonecode,
    address.memo,
    address.delivery_address_type,
    address.entrance_code,
  ]);
  return requireOneRow(rows);
}

export type NewAddress = Omit<AddressRow, "id" | "created_at"> & { now: Date };

const ADD = statement(
  "add-address",
  `with others as (
     update delivery_address set is_default = false where user_id = $1 and is_default and $2 returning id
   )
   insert into delivery_address (user_id, is_default, selected_address, road_address, jibun_address, address_detail,
          receiver_name, phone, zonecode, memo, delivery_address_type, created_at, entrance_code)
   select $1, $2 and (select count(*) from others) >= 0, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
   returning *`,
);

/** Adds an address; when it is the default, the same statement resets the former default. */
export async function addAddressRow(tx: Tx, address: NewAddress): Promise<AddressRow> {
  const rows = await tx.run(ADD, [
    address.user_id,
    address.is_default,
    address.selected_address,
    address.road_address,
    address.jibun_address,
    address.address_detail,
    address.receiver_name,
    address.phone,
    address.zonecode,
    address.memo,
    address.delivery_address_type,
    address.now,
    address.entrance_code,
  ]);
  return requireOneRow(rows);
}
