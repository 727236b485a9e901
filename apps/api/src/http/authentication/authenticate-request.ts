import { CONFIRMATION_HEADER } from "@todayfruit/contract/accounts/confirm-purposes";
import { type Call, isOfPeople } from "@todayfruit/contract/call-definition";
import type { FastifyRequest } from "fastify";
import { isSteppedUp } from "../confirmation/step-up-token.ts";
import type { Asker, Operator, Platform, Services } from "../handler-context-types.ts";
import { RefusalError } from "../refusal-error.ts";
import type { Authenticated } from "../replica-reads/answer-with-replicas.ts";
import { findBuyer } from "./find-buyer.ts";
import { type FoundOperator, findOperator } from "./find-operator.ts";
import { findOperatorOfApiKey } from "./find-operator-of-api-key.ts";
import { bearerOf, hashToken } from "./read-and-hash-bearer-token.ts";
import { isApiKeySecret } from "./write-and-check-api-key-secret.ts";

const MAX_USER_AGENT = 300;
const PLATFORMS: readonly string[] = ["android", "ios", "web"];

/**
 * Authenticates a request: returns its asker, and refuses when the call needs a buyer or a member and there is none.
 */
export async function authenticateRequest(
  request: FastifyRequest,
  call: Call,
  services: Services,
): Promise<Authenticated> {
  const platform = platformOf(request);
  const token = bearerOf(request.headers.authorization);
  if (call.access !== "public" && token === undefined) throw new RefusalError("LOGIN_REQUIRED");
  // A public call ignores an invalid or expired token.
  const tokenHash = token ? hashToken(token) : null;
  const asker = {
    platform,
    requestId: request.id,
    tokenHash,
    authorization: request.headers.authorization ?? "",
    confirmation: request.headers[CONFIRMATION_HEADER]?.toString(),
    address: request.ip,
    cookie: request.headers.cookie ?? "",
    userAgent: (request.headers["user-agent"] ?? "").slice(0, MAX_USER_AGENT),
  };
  if (call.access === "operator") {
    const found = await findAsker(services, token, request.ip);
    const operator = await operatorOf(call, found, { ...services, ...asker });
    return { ...services, ...asker, buyer: null, operator, readPosition: found?.readPosition ?? null };
  }
  const found = tokenHash ? await findBuyer(services.db, tokenHash, services.now()) : null;
  const buyer = found?.buyer ?? null;
  if (call.access !== "public" && !buyer) throw new RefusalError("TOKEN_INVALID");
  if (call.access === "member" && buyer?.userType === "guest") throw new RefusalError("MEMBER_ONLY");
  return { ...services, ...asker, buyer, operator: null, readPosition: found?.readPosition ?? null };
}

/**
 * Finds the operator of a session's token or of an API key, with one statement; `null` when nobody has it.
 *
 * @example await findAsker(services, "tfk_…", "203.0.113.7") // { operator: { source: "api_key", … }, isNetworkAllowed: true }
 */
export async function findAsker(
  { db, now }: Pick<Services, "db" | "now">,
  token: string | null | undefined,
  address: string,
): Promise<FoundOperator | null> {
  if (!token) return null;
  const asked = { tokenHash: hashToken(token), address, now: now() };
  return isApiKeySecret(token) ? findOperatorOfApiKey(db, asked) : findOperator(db, asked);
}

/**
 * Returns the operator who was found, after checking that they may make this call now.
 *
 * @throws RefusalError TOKEN_INVALID, NETWORK_NOT_ALLOWED, API_KEY_NOT_ALLOWED, PERMISSION_REQUIRED, PASSWORD_CHANGE_REQUIRED,
 *   STEP_UP_REQUIRED
 */
async function operatorOf(
  call: Call,
  found: FoundOperator | null,
  session: Services & Pick<Asker, "tokenHash" | "confirmation">,
): Promise<Operator> {
  if (!found) throw new RefusalError("TOKEN_INVALID");
  if (!found.isNetworkAllowed) throw new RefusalError("NETWORK_NOT_ALLOWED");
  const { operator } = found;
  const { permission = null } = call;
  if (operator.source === "api_key" && isOfPeople(call)) throw new RefusalError("API_KEY_NOT_ALLOWED");
  if (operator.distributorIds !== null && !call.farm) throw new RefusalError("PERMISSION_REQUIRED");
  if (permission !== null && !operator.permissions.includes(permission)) {
    throw new RefusalError("PERMISSION_REQUIRED");
  }
  if (permission !== null && operator.mustChangePassword) throw new RefusalError("PASSWORD_CHANGE_REQUIRED");
  if (call.stepUp && !isSteppedUp(session, operator)) throw new RefusalError("STEP_UP_REQUIRED");
  return operator;
}

/** Returns the platform header; `web` without one. */
export function platformOf(request: FastifyRequest): Platform {
  const platform = request.headers.platform ?? "web";
  if (typeof platform !== "string" || !PLATFORMS.includes(platform))
    throw new RefusalError("PLATFORM_UNKNOWN");
  return platform as Platform;
}
