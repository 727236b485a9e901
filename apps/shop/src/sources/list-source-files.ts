import { readdirSync } from "node:fs";
import path from "node:path";

/** Files that something is built from. */
export type Sources = {
  /** Folders with all their files but tests, from the root of the repository. */
  folders: readonly string[];
  /** Folder whose own settings count, too: `*.ts` and `*.json`. */
  settingsOf?: string;
};

/** Versions of all packages, which count for everything that is built; npm writes it again without a change. */
export const LOCK = "package-lock.json";

/** Lists the sources, sorted, from the root of the repository. */
export function listSourceFiles(root: string, { folders, settingsOf }: Sources): string[] {
  const settings = settingsOf === undefined ? [] : filesIn(root, settingsOf, false).filter(isSetting);
  return [...settings, ...folders.flatMap((folder) => filesIn(root, folder, true))].sort();
}

function filesIn(root: string, folder: string, recursive: boolean): string[] {
  return readdirSync(path.join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

function isSetting(file: string): boolean {
  return /\.(ts|json)$/.test(file);
}
