import type { Tx } from "../../db/database.ts";
import { hashToken } from "../../http/authenticate.ts";
import { findOperator } from "../../http/authenticate-operator.ts";
import type { Operator, Services } from "../../http/context.ts";
import { addOperatorToken } from "./operator-sessions.repository.ts";

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
/** A working day, and the length of one command. */
const HOURS = { login: 8, command: 0.5 } as const;

/** A token is 256 random bits; the database keeps its hash only, so it is shown this once. */
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
  source: Operator["source"],
): Promise<{ token: string; expiresAt: string; operator: Operator }> {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  const hash = hashToken(token);
  const expiresAt = new Date(now().getTime() + HOURS[source] * HOUR_MS);
  const { address, userAgent } = asker;
  await addOperatorToken(tx, { hash, operatorId, source, address, userAgent, now: now(), expiresAt });
  const operator = await findOperator(tx, hash, now());
  if (!operator) throw new Error("A token that was just made is somebody's");
  return { token, expiresAt: expiresAt.toISOString(), operator };
}
