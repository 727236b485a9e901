import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isReachableFor, type ServerOsAccount } from "./find-server-os-account.ts";

/** Folder for services' persistent data; writable by root only. */
const STATE_FOLDER = "/var/lib";
/** Longest folder of a socket in bytes: its whole path may have 107 on Linux and 103 on macOS. */
const LONGEST_SOCKET_FOLDER = 80;

/**
 * Selects the database's folder: the wanted one, made reachable for the server's account. When a parent folder is closed
 * to that account, which is not changed, a folder under `/var/lib` is used.
 *
 * @example await homeFor("/srv/shop/.data", postgres) // "/srv/shop/.data"
 * @example await homeFor("/root/shop/.data", postgres) // "/var/lib/todayfruit-1f0c…"
 */
export async function homeFor(wanted: string, user: ServerOsAccount): Promise<string> {
  await mkdir(wanted, { recursive: true });
  if (await isReachableFor(user, wanted)) return wanted;
  if (await isReachableFor(user, path.dirname(wanted))) {
    const { mode } = await stat(wanted);
    await chmod(wanted, mode | 0o001);
    return wanted;
  }
  const name = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  const home = path.join(existsSync(STATE_FOLDER) ? STATE_FOLDER : tmpdir(), `todayfruit-${name}`);
  await mkdir(home, { recursive: true, mode: 0o711 });
  return home;
}

/** Reads the password of the cluster's owner, created on the first run. */
export async function passwordOf(home: string): Promise<string> {
  const file = path.join(home, "postgres.password");
  const kept = existsSync(file) ? (await readFile(file, "utf8")).trim() : "";
  if (kept !== "") return kept;
  const fresh = randomBytes(18).toString("base64url");
  await writeFile(file, fresh, { mode: 0o600 });
  return fresh;
}

/** Folder of the server's socket; "" where sockets are unavailable or the path is too long. */
export async function socketFolder(home: string, user: ServerOsAccount): Promise<string> {
  const folder = path.join(home, "socket");
  if (process.platform === "win32" || folder.length > LONGEST_SOCKET_FOLDER) return "";
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}
