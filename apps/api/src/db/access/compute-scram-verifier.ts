import { createHash, createHmac, pbkdf2Sync } from "node:crypto";

const ITERATIONS = 4096;

/**
 * Computes the verifier that PostgreSQL stores for a password (SCRAM-SHA-256, RFC 5803), so that the password itself
 * appears in no statement and in no server log.
 *
 * @param salt 16 random bytes
 * @example computeScramVerifier("…", salt) // "SCRAM-SHA-256$4096:<salt>$<stored key>:<server key>"
 */
export function computeScramVerifier(password: string, salt: Buffer): string {
  const salted = pbkdf2Sync(password.normalize("NFKC"), salt, ITERATIONS, 32, "sha256");
  const clientKey = createHmac("sha256", salted).update("Client Key").digest();
  const storedKey = createHash("sha256").update(clientKey).digest("base64");
  const serverKey = createHmac("sha256", salted).update("Server Key").digest("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${storedKey}:${serverKey}`;
}
