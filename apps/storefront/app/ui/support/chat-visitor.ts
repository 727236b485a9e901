import type { User } from "../../session/start-session.ts";

/** Who comes to the support chat, in the fields that it is sent. */
export type ChatVisitor = {
  memberId: string;
  name: string;
  email: string;
};

/**
 * Who comes to the support chat. A guest has a name and nothing else. Rule: specification §1.
 *
 * @param prefix put before the member id; only market has one
 * @param guestName what somebody without an account is called, 비회원
 * @example chatVisitor({ id: 7, userType: "email", name: "김하루", … }, "market-", "비회원").memberId // "market-7"
 */
export function chatVisitor(user: User | undefined, prefix: string, guestName: string): ChatVisitor {
  if (!user || user.userType === "guest") return { memberId: "", name: guestName, email: "" };
  return {
    memberId: `${prefix}${user.id}`,
    name: user.name ?? user.nickname ?? guestName,
    email: user.email ?? "",
  };
}
