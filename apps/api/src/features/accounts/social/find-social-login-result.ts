import type { Tx } from "../../../db/database.ts";
import { hashToken } from "../../../http/authentication/read-and-hash-bearer-token.ts";
import type { BuyerContext, SnsType } from "../../../http/handler-context-types.ts";
import { SOCIAL_MS } from "./create-social-login-secret.ts";
import { findProof, type ProofRow } from "./social-logins-and-links.repository.ts";

/** Finds the provider's result of this shopper of the last ten minutes, by its token. */
export async function findSocialLoginResult(
  { buyer, now }: BuyerContext,
  tx: Tx,
  snsType: SnsType,
  snsToken: string,
): Promise<{ proof: ProofRow; hash: Uint8Array } | null> {
  const hash = hashToken(snsToken);
  const since = new Date(now().getTime() - SOCIAL_MS);
  const proof = await findProof(tx, { hash, snsType, userId: buyer.id, since });
  return proof && { proof, hash };
}
