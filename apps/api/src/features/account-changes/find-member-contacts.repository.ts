import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type Contacts = RowOf<typeof FIND_CONTACTS>;

const FIND_CONTACTS = statement(
  "find-contacts",
  `select phone, case when email_verified_at is not null then email end as "provenEmail",
          case when email_verified_at is not null or email_letters_until > $2 then email end as "letterEmail"
     from app_user where id = $1`,
);

/** Finds a member's contacts: number, verified e-mail, and the e-mail that currently gets letters. */
export async function findContacts(db: Runner, userId: number, now: Date): Promise<Contacts> {
  return requireOneRow(await db.run(FIND_CONTACTS, [userId, now]));
}
