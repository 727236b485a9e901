import { readFile, stat } from "node:fs/promises";
import path from "node:path";

export type ServerUser = { uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root, so root lends it `postgres` or `nobody`; `null` means "as we are". */
export async function findServerUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find(([accountName]) => accountName === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error("No account to run PostgreSQL as: neither postgres nor nobody exists");
}

/** Whether the server's account can walk to a path: every folder on the way lets everyone through. */
export async function isReachableFor(user: ServerUser, target: string): Promise<boolean> {
  if (user === null) return true;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const mode = await modeOf(folder);
    if (mode !== null && (mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

async function modeOf(folder: string): Promise<number | null> {
  try {
    return (await stat(folder)).mode;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
