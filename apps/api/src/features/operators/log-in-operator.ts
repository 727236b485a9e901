import { createHmac } from "node:crypto";
import type { Input } from "@todayfruit/contract/all-calls";
import type { operatorCalls } from "@todayfruit/contract/calls/operator/operators";
import { FAILURES_COUNT_MS, loginWait } from "@todayfruit/domain/accounts/login-block";
import { ok, refuse } from "@todayfruit/domain/result";
import { isPassword } from "../../db/password-hash.ts";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import {
  beginTry,
  clearFailures,
  failTry,
  listFailures,
  lockLogins,
} from "../accounts/passwords/login-failures.repository.ts";
import { addAction } from "./actions.repository.ts";
import { issueOperatorToken } from "./issue-operator-token.ts";
import { spendRecoveryCode, takeStep } from "./operator-sessions.repository.ts";
import { findOperatorLogin, type LoginRow } from "./operators.repository.ts";
import { aboutSecondFactor, hashRecoveryCode, stepOf } from "./second-factor.ts";

const NAME = "POST /operator/v1/tokens";
type Said = Input<typeof NAME>["body"];

/** Worked through when there is nobody, so that the answer takes as long. */
const NOBODYS_SECRET = "00".repeat(20);

/**
 * E-mail, password and a code of the second factor for a token of hours. Which of them was wrong, and whether anybody
 * has the e-mail, cannot be told from the answer nor from its time. Failures are counted as those of shoppers, under a
 * key of their own.
 */
export async function logInOperator(
  context: Context,
  { body }: Input<typeof NAME>,
): Promise<Answer<(typeof operatorCalls)[typeof NAME]>> {
  const email = body.email.trim().toLowerCase();
  const begun = await begin(context, email);
  if (begun === null) return refuse("LOGIN_BLOCKED", undefined);
  const login = await findOperatorLogin(context.db, email);
  const isRight = await isPassword(login?.password_hash ?? null, body.password);
  const step = stepOf(secretOf(context, login), body.code, context.now());
  const token = login && isRight ? await open(context, login, body, step) : null;
  if (!token) {
    await failTry(context.db, begun.id, context.address);
    return refuse("OPERATOR_LOGIN_FAILED", undefined);
  }
  await clearFailures(context.db, begun.keyHash);
  return ok(token);
}

/** The second factor is used up in the transaction that opens the session: of two with one code, one gets in. */
function open(context: Context, login: LoginRow, { code }: Said, step: number | null) {
  return context.db.transaction(
    async (tx) => {
      const isNew =
        step === null
          ? await spendRecoveryCode(tx, login.id, hashRecoveryCode(code), context.now())
          : await takeStep(tx, login.id, step);
      if (!isNew) return null;
      const { operator, ...token } = await issueOperatorToken(context, tx, login.id, "login");
      const actor = { ...context, operator };
      const way = step === null ? "recovery code" : "authenticator";
      await addAction(tx, actor, {
        action: "operators.log-in",
        subject: `operator ${login.id}`,
        before: null,
        after: { way, address: context.address },
        reason: null,
      });
      return token;
    },
    (token) => token !== null,
  );
}

function secretOf({ sealing }: Context, login: LoginRow | null): string {
  if (!login) return NOBODYS_SECRET;
  return sealing.open({ keyId: login.totp_key_id, sealed: login.totp_sealed }, aboutSecondFactor(login.id));
}

/** A try counts as a failure from when it begins; `null` while earlier ones have to be waited out. */
function begin({ db, address, now, rules }: Context, email: string) {
  const keyHash = createHmac("sha256", rules.secretKey).update(`operator\n${email}`).digest();
  const at = now().getTime();
  return db.transaction(async (tx) => {
    await lockLogins(tx, keyHash);
    const since = new Date(at - FAILURES_COUNT_MS);
    const { byEmail, byAddress } = await listFailures(tx, { emailHash: keyHash, address, since });
    const inMs = (dates: Date[]) => dates.map((date) => date.getTime());
    if (loginWait(inMs(byEmail), inMs(byAddress), at) > 0) return null;
    return { id: await beginTry(tx, keyHash, now()), keyHash };
  });
}
