import { createHmac } from "node:crypto";

/** Name of the database and of the role that owns and migrates it. */
export const DATABASE = "todayfruit";
export const OWNER = "todayfruit";
/** Role the shop runs as. */
const APP = "todayfruit_app";

/** Application name of the shop's connections, with the process id. */
export const CALLED = "todayfruit-";
export const OWN_NAME = `${CALLED}${process.pid}`;

/**
 * Builds the URL of the shop's own database. A socket costs a third less than loopback; without one (`sockets` is empty)
 * the port is used.
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
 * Derives the role the shop runs as on its own server; its password follows from the owner's.
 *
 * @param ownerUrl URL of the server as its owner
 */
export function appRoleOf(ownerUrl: string): { name: string; password: string } {
  const { password } = new URL(ownerUrl);
  return { name: APP, password: createHmac("sha256", password).update(APP).digest("base64url") };
}
