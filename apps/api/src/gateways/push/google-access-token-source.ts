import { createSign } from "node:crypto";
import { Type } from "typebox";
import { Compile } from "typebox/compile";

/** A service account of Google, with the fields of its JSON file. */
export type ServiceAccount = {
  project_id: string;
  client_email: string;
  private_key: string;
  token_uri: string;
};

type TokenOptions = { fetch: typeof fetch; timeoutMs: number; now: () => Date };

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const LIFE_SECONDS = 3600;
const EARLY_MS = 60_000;

/**
 * Creates the source of access tokens of a service account for pushes (RFC 7523). Each token is kept until a minute
 * before it expires; simultaneous calls fetch it once.
 */
export function createGoogleAccessTokenSource({ fetch, timeoutMs, now }: TokenOptions) {
  let kept: { token: string; until: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function renew(account: ServiceAccount): Promise<string> {
    const response = await fetch(account.token_uri, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: assertionOf(account, now()),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok || !token.Check(body)) throw new Error(`No token for pushes: HTTP ${response.status}`);
    kept = { token: body.access_token, until: now().getTime() + body.expires_in * 1000 - EARLY_MS };
    return body.access_token;
  }

  return {
    async tokenOf(account: ServiceAccount): Promise<string> {
      if (kept && now().getTime() < kept.until) return kept.token;
      fetching ??= renew(account).finally(() => {
        fetching = null;
      });
      return fetching;
    },
    forget(): void {
      kept = null;
    },
  };
}

function assertionOf({ client_email, private_key, token_uri }: ServiceAccount, now: Date): string {
  const at = Math.floor(now.getTime() / 1000);
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: at, exp: at + LIFE_SECONDS };
  const said = [{ alg: "RS256", typ: "JWT" }, claims].map(encoded).join(".");
  return `${said}.${createSign("RSA-SHA256").update(said).sign(private_key, "base64url")}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

const token = Compile(Type.Object({ access_token: Type.String(), expires_in: Type.Number() }));
