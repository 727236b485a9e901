import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

type DeviceLogin = { url: string; cookie: string; keyOf: (email: string) => string };

/** Logins by password that remember the device, and the key under which their failures are counted. */
const LOGINS: readonly DeviceLogin[] = [
  { url: "/v2/tokens", cookie: "known_device", keyOf: (email) => `login\n${email}` },
  { url: "/operator/v1/tokens", cookie: "known_operator_device", keyOf: (email) => `operator\n${email}` },
];
const ID_BYTES = 16;
const YEAR_SECONDS = 31_536_000;

/**
 * Returns the device that logged in to an account before, by its signed cookie. The cookie authenticates nobody:
 * failures of the device are counted apart, so that strangers trying the same account do not lock it out.
 *
 * @param key under which failures of the account are counted, e.g. `login` and its e-mail
 * @param cookies the Cookie header
 * @returns the id of the device; `null` without a cookie that was signed for this account
 */
export function knownDevice(secretKey: string, key: string, cookies: string): string | null {
  for (const { cookie } of LOGINS) {
    const [, id = "", seal = ""] =
      new RegExp(`(?:^|;\\s*)${cookie}=([A-Za-z0-9_-]{22})\\.([A-Za-z0-9_-]{43})(?:;|$)`).exec(cookies) ?? [];
    if (id !== "" && isSame(seal, sealOf(secretKey, key, id))) return id;
  }
  return null;
}

/**
 * Sets the cookie of a known device with every login by password that succeeds: HttpOnly, for the address of the login alone,
 * for a year. A device that is known already keeps its id.
 */
export function useKnownDevices(
  app: FastifyInstance,
  options: { secretKey: string; randomBytes: (size: number) => Uint8Array; isHttps: boolean },
): void {
  const { secretKey, randomBytes, isHttps } = options;

  function cookieFor({ cookie, url, keyOf }: DeviceLogin, { body, headers }: FastifyRequest): string {
    const key = keyOf(emailOf(body));
    const id =
      knownDevice(secretKey, key, headers.cookie ?? "") ??
      Buffer.from(randomBytes(ID_BYTES)).toString("base64url");
    const secure = isHttps ? "; Secure" : "";
    return `${cookie}=${id}.${sealOf(secretKey, key, id)}; Path=${url}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
  }

  app.addHook("onRoute", (route) => {
    const login = LOGINS.find(({ url }) => route.method === "POST" && route.url === url);
    if (!login) return;
    route.onSend = async (request, reply, payload) => {
      if (reply.statusCode === 200) reply.header("set-cookie", cookieFor(login, request));
      return payload;
    };
  });
}

/** Returns the e-mail of a login in the form under which its failures are counted. */
function emailOf(body: unknown): string {
  const { email } = body as { email: string };
  return email.trim().toLowerCase();
}

function sealOf(secretKey: string, key: string, id: string): string {
  return createHmac("sha256", secretKey).update(`known device\n${id}\n${key}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
