import type { Token } from "@todayfruit/contract/accounts/user-and-token-schemas";
import type { Static } from "typebox";
import type { Tx } from "../../../db/database.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { issueMemberToken } from "../issue-token-or-register-guest.ts";
import { handOverGuestData } from "./hand-over-guest-data.ts";

/** Logs a member in: moves the guest's belongings to them and issues a token. */
export async function finishMemberSignIn(
  context: Context,
  tx: Tx,
  member: Parameters<typeof issueMemberToken>[2],
): Promise<Static<typeof Token>> {
  const { buyer } = context;
  if (buyer?.userType === "guest") await handOverGuestData(context, tx, buyer.id, member.userId);
  return issueMemberToken(context, tx, member);
}
