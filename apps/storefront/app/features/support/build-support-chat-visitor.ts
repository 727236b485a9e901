import type { User } from "../../session/restore-or-begin-session.ts";

/** Visitor of the support chat, in the fields it expects. */
export type ChatVisitor = {
  memberId: string;
  name: string;
  email: string;
};

/**
 * Builds the visitor of the support chat. A guest has a name and nothing else. Rule: specification §1.
 *
 * @param prefix prefix of the member id; only market has one
 * @param guestName name of a visitor without an account, 비회원
 * @example buildSupportChatVisitor({ id: 7, userType: "email", name: "김하루", … }, "market-", "비회원").memberId // "market-7"
 */
export function buildSupportChatVisitor(
  user: User | undefined,
  prefix: string,
  guestName: string,
): ChatVisitor {
  if (!user || user.userType === "guest") return { memberId: "", name: guestName, email: "" };
  return {
    memberId: `${prefix}${user.id}`,
    name: user.name ?? user.nickname ?? guestName,
    email: user.email ?? "",
  };
}
