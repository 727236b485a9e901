import { hash, verify } from "@node-rs/argon2";

/** OWASP's argon2id minimum: 19 MiB, 2 passes, 1 lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash verified for an unknown account, so that the answer takes as long as for a known one. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$7cZ7XHNs1uV9Ft8Yp8cWlIYbO8B1qkK2Gv1T0bqL1mI";

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/** Verifies a password against a hash; `null` takes as long and returns `false`. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const isRight = await verify(kept ?? NOBODY, password);
  return kept !== null && isRight;
}
