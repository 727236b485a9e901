import type { Input } from "@todayfruit/contract/all-calls";
import type { socialCalls } from "@todayfruit/contract/calls/social";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashToken } from "../../../http/authenticate.ts";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { hasPassword } from "../accounts.repository.ts";
import {
  findMember,
  findProof,
  linkAccount,
  listLinked,
  unlinkAccount,
  useProof,
} from "./social.repository.ts";
import { SOCIAL_MS } from "./social-secrets.ts";

type Calls = typeof socialCalls;
const LINK = "POST /v1/app-users/social/{snsType}";
const UNLINK = "DELETE /v1/app-users/social/{snsType}";

/** Links what a provider said to the member who is signed in; it was said to them, in this session or as a guest. */
export async function linkSocialAccount(
  context: BuyerContext,
  { path, body }: Input<typeof LINK>,
): Promise<Answer<Calls[typeof LINK]>> {
  const { buyer, db } = context;
  const { snsType } = path;
  const now = context.now();
  return db.transaction(
    async (tx) => {
      const hash = hashToken(body.snsToken);
      const since = new Date(now.getTime() - SOCIAL_MS);
      const proof = await findProof(tx, { hash, snsType, userId: buyer.id, since });
      if (!proof) return refuse("SOCIAL_TOKEN_INVALID", undefined);
      await useProof(tx, hash, now);
      const isLinked = await linkAccount(tx, { snsType, subject: proof.subject, userId: buyer.id, now });
      if (!isLinked && (await findMember(tx, snsType, proof.subject))?.user_id !== buyer.id) {
        return refuse("SOCIAL_TAKEN", undefined);
      }
      return ok({ linked: (await listLinked(tx, buyer.id)).map((each) => each.sns_type) });
    },
    (result) => result.ok,
  );
}

/** Ends a link here and at the provider. The last way to log in is kept. */
export async function unlinkSocialAccount(
  context: BuyerContext,
  { path }: Input<typeof UNLINK>,
): Promise<Answer<Calls[typeof UNLINK]>> {
  const { buyer, db } = context;
  const ended = await db.transaction(
    async (tx) => {
      const before = await listLinked(tx, buyer.id);
      if (before.length === 1 && before[0]?.sns_type === path.snsType && !(await hasPassword(tx, buyer.id))) {
        return refuse("SOCIAL_LAST_LOGIN", undefined);
      }
      const subject = await unlinkAccount(tx, buyer.id, path.snsType);
      return ok({ subject, linked: (await listLinked(tx, buyer.id)).map((each) => each.sns_type) });
    },
    (result) => result.ok,
  );
  if (!ended.ok) return ended;
  const { subject, linked } = ended.value;
  if (subject !== null) {
    const told = await context.social[path.snsType].unlink({ subject, refreshToken: null });
    if (told.kind === "failed") context.log.warn("provider not told of unlinking", { code: told.reason });
  }
  return ok({ linked });
}
