import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../../http/handler-context-types.ts";
import { findCredentials } from "../../profile/profile-and-credentials.repository.ts";
import { listLinked } from "../social-logins-and-links.repository.ts";

/** Lists the ways in which a member logs in, which also confirm changes. */
export async function listLoginMethods(
  _input: Input<"GET /v1/app-users/social">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/social">> {
  const [linked, { password_hash: password }] = await Promise.all([
    listLinked(db, buyer.id),
    findCredentials(db, buyer.id),
  ]);
  return ok({ linked: linked.map((each) => each.sns_type), hasPassword: password !== null });
}
