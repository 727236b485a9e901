import { createHmac } from "node:crypto";

/** Name of the database and of the role that owns it and migrates. */
export const DATABASE = "todayfruit";
export const OWNER = "todayfruit";
/** Role that the shop runs as. */
const APP = "todayfruit_app";

/** What connections of the shop call themselves; each process by its own number. */
export const CALLED = "todayfruit-";
export const OWN_NAME = `${CALLED}${process.pid}`;

/**
 * The address of the shop's own database. A socket costs a third less than loopback; where it cannot be had
 * (`sockets` is empty), the port serves.
 *
 * @example serverUrl({ port: 40123, password: "…", sockets: "" })
 *   // "postgres://todayfruit:…@127.0.0.1:40123/todayfruit?application_name=todayfruit-4711"
 */
export function serverUrl(at: { port: number; password: string; sockets: string }): string {
  const url = new URL(`postgres://${OWNER}:${at.password}@127.0.0.1:${at.port}/${DATABASE}`);
  url.searchParams.set("application_name", OWN_NAME);
  if (at.sockets) url.searchParams.set("host", at.sockets);
  return url.href;
}

/**
 * Works out the role that the shop runs as on a server of its own; its password follows from the owner's.
 *
 * @param ownerUrl address of the server as its owner
 */
export function appRoleOf(ownerUrl: string): { name: string; password: string } {
  const { password } = new URL(ownerUrl);
  return { name: APP, password: createHmac("sha256", password).update(APP).digest("base64url") };
}
