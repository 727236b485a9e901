import { readFile, stat } from "node:fs/promises";
import path from "node:path";

export type ServerOsAccount = { uid: number; gid: number } | null;

/**
 * Finds the account to run PostgreSQL as, which refuses to run as root: `postgres` or `nobody`; `null` for the current
 * one.
 */
export async function findServerOsAccount(): Promise<ServerOsAccount> {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find(([accountName]) => accountName === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error("No account to run PostgreSQL as: neither postgres nor nobody exists");
}

/** Checks whether the server's account can reach a path: every folder on the way must be open to all. */
export async function isReachableFor(user: ServerOsAccount, target: string): Promise<boolean> {
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
