import type { Token } from "@todayfruit/contract/entities/user";
import type { Static } from "typebox";
import type { Tx } from "../../../db/database.ts";
import type { Context } from "../../../http/context.ts";
import { issueMemberToken } from "../issue-token.ts";
import { becomeMember } from "./become-member.ts";

/** Logs a member in: moves the guest's belongings to them and issues a token. */
export async function admit(
  context: Context,
  tx: Tx,
  member: Parameters<typeof issueMemberToken>[2],
): Promise<Static<typeof Token>> {
  const { buyer } = context;
  if (buyer?.userType === "guest") await becomeMember(context, tx, buyer.id, member.userId);
  return issueMemberToken(context, tx, member);
}
