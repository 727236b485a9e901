import { type Runner, statement, type Tx } from "../../db/database.ts";
import { one } from "../../db/one.ts";
import type { Tables } from "../../db/tables.ts";

export type AddressRow = Tables["delivery_address"];

const LIST = statement<[number], AddressRow>(
  "list-addresses",
  "select * from delivery_address where user_id = $1 order by is_default desc, id desc",
);

export function listAddressRows(db: Runner, userId: number): Promise<AddressRow[]> {
  return db.run(LIST, [userId]);
}

const LOCK_BOOK = statement<[number], { id: number }>(
  "lock-address-book",
  "select id from app_user where id = $1 for no key update",
);

/** Whoever changes the same book comes one after another. */
export async function lockBook(tx: Tx, userId: number): Promise<void> {
  await tx.run(LOCK_BOOK, [userId]);
}

export type NewAddress = Omit<AddressRow, "id" | "created_at"> & { now: Date };

const ADD = statement<
  [number, boolean, string, string, string, string, string, string, string, string, string, Date],
  AddressRow
>(
  "add-address",
  `with others as (
     update delivery_address set is_default = false where user_id = $1 and is_default and $2 returning id
   )
   insert into delivery_address (user_id, is_default, selected_address, road_address, jibun_address, address_detail,
          receiver_name, phone, zonecode, memo, delivery_address_type, created_at)
   select $1, $2 and (select count(*) from others) >= 0, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
   returning *`,
);

/** Adds an address; when it is the default one, the former default steps back in the same statement. */
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
  ]);
  return one(rows);
}
