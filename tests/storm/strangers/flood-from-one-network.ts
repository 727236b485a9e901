import { createHash } from "node:crypto";
import pg from "pg";
import { migrate } from "../../../apps/api/src/db/migrate.ts";
import { createJsonClient, type JsonClient } from "../../load/json-client.ts";
import { startPostgresServer } from "../postgres-server.ts";
import { startFleet } from "../shop-fleet.ts";

/** Flood of logins and guest tokens from one network. */

export type OneNetwork = {
  /** Logins and guest tokens admitted for 10,000 addresses of one /64, by two processes. */
  loginsOfMany: number;
  guestsOfMany: number;
  /** The same for one address, by the same processes. */
  loginsOfOne: number;
  guestsOfOne: number;
  /** Logins of the owner from another network meanwhile: their number, and the slowest in ms. */
  ownerLogins: number;
  ownerRefused: number;
  ownerSlowestMs: number;
  isWithinBars: boolean;
};

const EMAIL = "owner@todayfruit.example";
const PASSWORD = "fruit-2026!";
const LOGIN_LIMIT = 30;
const BARS = { ownerMs: 2000 };

/**
 * Sends logins and guest tokens from many addresses of one /64 to two processes behind one proxy, each with a forged left part
 * of `X-Forwarded-For`, while the owner of the account logs in from elsewhere; then the same from one address of another /64.
 */
export async function floodFromOneNetwork(options: { addresses: number }): Promise<OneNetwork> {
  const server = await startPostgresServer();
  await migrate(server.url);
  const settings = { DATABASE_URL: server.url, TRUST_PROXY: "1", LOGIN_LIMIT: String(LOGIN_LIMIT) };
  const fleet = await startFleet(2, settings, { isSupervised: false });
  const clients = fleet.urls.map((url) => createJsonClient(url, 16));
  await createOwner(server.url, clients[0] as JsonClient);

  const began = minuteOf();
  const owner = { logins: 0, refused: 0, slowestMs: 0, isOver: false };
  const ownerLogins = logInAsOwner(clients, owner);
  const many = await flood(clients, options.addresses, (turn) => `2001:db8:a:b::${turn.toString(16)}`);
  owner.isOver = true;
  await ownerLogins;
  const minutes = minuteOf() - began + 1;
  const one = await flood(clients, options.addresses, () => "2001:db8:c:d::1");
  await fleet.close();
  return {
    loginsOfMany: many.logins,
    guestsOfMany: many.guests,
    loginsOfOne: one.logins,
    guestsOfOne: one.guests,
    ownerLogins: owner.logins,
    ownerRefused: owner.refused,
    ownerSlowestMs: Math.round(owner.slowestMs),
    isWithinBars:
      many.logins <= LOGIN_LIMIT * minutes &&
      many.guests <= LOGIN_LIMIT * minutes &&
      owner.refused === 0 &&
      owner.slowestMs <= BARS.ownerMs,
  };
}

/** Half of the addresses try a password, half request a guest token; counts those not refused with 429. */
async function flood(
  clients: readonly JsonClient[],
  addresses: number,
  addressFromInput: (turn: number) => string,
) {
  const passed = { logins: 0, guests: 0 };
  let asked = 0;
  const ask = async () => {
    while (asked < addresses) {
      asked += 1;
      const turn = asked;
      const headers = { "x-forwarded-for": `198.51.100.${turn % 256}, ${addressFromInput(turn)}` };
      const client = clients[turn % 2] as JsonClient;
      const isLogin = turn % 4 < 2;
      const { status } = isLogin
        ? await client.send("POST", "/v2/tokens", null, { email: EMAIL, password: `guess-${turn}` }, headers)
        : await client.send("POST", "/v2/tokens/guest", null, {}, headers);
      if (status !== 429 && status !== 503) passed[isLogin ? "logins" : "guests"] += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, ask));
  return passed;
}

type Owner = { logins: number; refused: number; slowestMs: number; isOver: boolean };

async function logInAsOwner(clients: readonly JsonClient[], owner: Owner): Promise<void> {
  while (!owner.isOver) {
    const headers = { "x-forwarded-for": `203.0.113.${(owner.logins % 250) + 1}` };
    const client = clients[owner.logins % 2] as JsonClient;
    const begin = performance.now();
    const body = { email: EMAIL, password: PASSWORD };
    const { status } = await client.send("POST", "/v2/tokens", null, body, headers);
    owner.slowestMs = Math.max(owner.slowestMs, performance.now() - begin);
    owner.logins += 1;
    if (status !== 200) owner.refused += 1;
  }
}

/** Signs up a member whose phone is verified by a row, as after the right code. */
async function createOwner(databaseUrl: string, client: JsonClient): Promise<void> {
  const { body: guest } = await client.send("POST", "/v2/tokens/guest", null, {});
  const db = new pg.Client(databaseUrl);
  await db.connect();
  await db.query(
    `insert into phone_code (phone, purpose, code_hash, user_id, network, created_at, expires_at, verified_at)
     select '01012345678', 'signUp', sha256('proof'), user_id, 'storm', now(), now() + interval '10 minutes', now()
       from access_token where hash = $1`,
    [createHash("sha256").update(String(guest.token)).digest()],
  );
  await db.end();
  const { status, body } = await client.send("POST", "/v2/tokens/sign-up", String(guest.token), {
    email: EMAIL,
    password: PASSWORD,
    name: "김하루",
    userType: "email",
    tokenType: "email",
    phone: "010-1234-5678",
    userSettings: { isOver14: true },
  });
  if (status !== 200) throw new Error(`The owner did not join: ${status} ${JSON.stringify(body)}`);
}

function minuteOf(): number {
  return Math.floor(Date.now() / 60_000);
}
