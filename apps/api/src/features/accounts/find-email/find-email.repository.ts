import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type FoundAccountRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-emails-of-phone",
  `select email, user_type, created_at from app_user
    where phone = $1 and phone_verified_at is not null and email is not null and left_at is null
    order by id`,
).narrow<{ email: string; user_type: "email" | "kakaotalk" | "naver" }>();

/** Lists the members who verified a number. */
export function listMembersOfPhone(db: Runner, phone: string): Promise<FoundAccountRow[]> {
  return db.run(LIST, [phone]);
}
