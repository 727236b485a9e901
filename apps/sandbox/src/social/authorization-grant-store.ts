import { createHash } from "node:crypto";
import type { Sequence } from "../deterministic-id-generator.ts";
import type { Person, Provider } from "./people.ts";

/**
 * A given consent: its code can be exchanged once for a token, with the redirect URI and the PKCE secret it was
 * requested with.
 */
export type Grant = {
  readonly provider: Provider;
  readonly person: Person;
  readonly redirectUri: string;
  /** S256 of the secret (PKCE); `null` when none was used. */
  readonly challenge: string | null;
};

export type Refusal = "used" | "redirect" | "verifier";

export type Grants = {
  give(grant: Grant): string;
  /** Exchanges a code for an access token. */
  redeem(
    provider: Provider,
    code: string,
    said: { redirectUri: string | null; verifier: string | null },
  ): { accessToken: string } | { refused: Refusal };
  personOf(provider: Provider, accessToken: string): Person | null;
  /** Lists the ids of people who have agreed and were not unlinked since. */
  linked(provider: Provider): readonly string[];
  /** Ends a link; returns false when there was none. */
  unlink(provider: Provider, id: string): boolean;
};

const CODE_MS = 10 * 60_000;
const CODE_LENGTH = 32;
const TOKEN_LENGTH = 48;

export function createAuthorizationGrantStore(ids: Sequence, clock: () => Date): Grants {
  const codes = new Map<string, { grant: Grant; until: number }>();
  const tokens = new Map<string, Grant>();
  return {
    give(grant) {
      const code = ids.next(CODE_LENGTH, grant.person.id);
      codes.set(code, { grant, until: clock().getTime() + CODE_MS });
      return code;
    },
    redeem(provider, code, { redirectUri, verifier }) {
      const found = codes.get(code);
      codes.delete(code);
      if (!found || found.grant.provider !== provider || found.until < clock().getTime())
        return { refused: "used" };
      const { grant } = found;
      if (redirectUri !== null && redirectUri !== grant.redirectUri) return { refused: "redirect" };
      if (grant.challenge !== null && challengeOf(verifier ?? "") !== grant.challenge)
        return { refused: "verifier" };
      const accessToken = ids.next(TOKEN_LENGTH, grant.person.id);
      tokens.set(accessToken, grant);
      return { accessToken };
    },
    personOf(provider, accessToken) {
      const grant = tokens.get(accessToken);
      return grant?.provider === provider ? grant.person : null;
    },
    linked(provider) {
      const own = [...tokens.values()].filter((grant) => grant.provider === provider);
      return [...new Set(own.map(({ person }) => person.id))];
    },
    unlink(provider, id) {
      const linked = [...tokens].filter(([, grant]) => grant.provider === provider && grant.person.id === id);
      for (const [token] of linked) tokens.delete(token);
      return linked.length > 0;
    },
  };
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
