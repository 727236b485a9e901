import type { Token } from "@todayfruit/contract/accounts/user-and-token-schemas";
import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Runner } from "../../db/database.ts";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context, Services, SnsType } from "../../http/handler-context-types.ts";
import { addGuest, addToken } from "./write-guests-and-access-tokens.repository.ts";

const TOKEN_BYTES = 32;
const DAY = 86_400_000;
const MEMBER_DAYS = 365;
const GUEST_DAYS = 365;

type Issued = Static<typeof Token>;

/** Issues a token of 256 random bits; the database stores its hash only, so it is returned this once. */
export async function issueMemberToken(
  services: Context,
  db: Runner,
  member: {
    userId: number;
    userType: Issued["userType"];
    tokenType: "email" | "oauth";
    /** Provider of the session's login, if any. */
    snsType: SnsType | null;
    deviceId: string | undefined;
  },
): Promise<Issued> {
  const token = newToken(services);
  const now = services.now();
  await addToken(db, {
    hash: hashToken(token),
    userId: member.userId,
    tokenType: member.tokenType,
    snsType: member.snsType,
    deviceId: member.deviceId ?? null,
    userAgent: services.userAgent,
    now,
    expiresAt: new Date(now.getTime() + MEMBER_DAYS * DAY),
  });
  return { token, tokenType: member.tokenType, userType: member.userType };
}

/** Registers a guest: an account without name or password, opened by a token that the device keeps. */
export async function registerGuest(
  _input: Input<"POST /v2/tokens/guest">,
  services: Services,
): Promise<Answer<"POST /v2/tokens/guest">> {
  return ok(await issueGuestToken(services));
}

async function issueGuestToken(services: Services): Promise<Issued> {
  const token = newToken(services);
  const now = services.now();
  await addGuest(services.db, {
    now,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + GUEST_DAYS * DAY),
  });
  return { token, tokenType: "guest", userType: "guest" };
}

function newToken({ randomBytes }: Services): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
}
