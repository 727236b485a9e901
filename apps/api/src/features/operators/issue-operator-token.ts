import type { Tx } from "../../db/database.ts";
import { findOperator } from "../../http/authentication/find-operator.ts";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Operator, Services } from "../../http/handler-context-types.ts";
import { addOperatorToken } from "./add-and-end-operator-sessions.repository.ts";

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
/** Lifetimes: a working day, and the length of one command. */
const HOURS = { login: 8, command: 0.5 } as const;

/** Issues a token of 256 random bits. The database stores only its hash, so it is returned only here. */
export async function issueOperatorToken(
  {
    randomBytes,
    now,
    ...asker
  }: Pick<Services, "randomBytes" | "now"> & {
    address: string;
    userAgent: string;
  },
  tx: Tx,
  operatorId: number,
  source: keyof typeof HOURS,
): Promise<{ token: string; expiresAt: string; operator: Operator }> {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  const hash = hashToken(token);
  const expiresAt = new Date(now().getTime() + HOURS[source] * HOUR_MS);
  const { address, userAgent } = asker;
  await addOperatorToken(tx, { hash, operatorId, source, address, userAgent, now: now(), expiresAt });
  const found = await findOperator(tx, { tokenHash: hash, address, now: now() });
  if (!found) throw new Error("A token that was just made is somebody's");
  return { token, expiresAt: expiresAt.toISOString(), operator: found.operator };
}
