import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LOCK, listSourceFiles, type Sources } from "./list-source-files.ts";

/** Computes a stamp of sources from their names and contents: a checkout that changes their times alone keeps it. */
export async function contentStamp(root: string, sources: Sources): Promise<string> {
  const files = [LOCK, ...listSourceFiles(root, sources)];
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) hash.update(file).update(contents[index] ?? "");
  return hash.digest("hex");
}
