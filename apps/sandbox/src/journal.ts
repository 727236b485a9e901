import { closeSync, existsSync, mkdirSync, openSync, writeSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** What the sandbox must not forget when its process ends, one JSON text a line. */
export interface Journal {
  /** Everything that was written so far, the oldest first; asked once, before anything else. */
  load(): Promise<readonly string[]>;
  /** Writes these lines in the place of all that were loaded. */
  replace(lines: readonly string[]): Promise<void>;
  /** Hands a line over before it returns, so that it outlives a killed process. */
  append(line: string): void;
  close(): void;
}

/** A journal in a file, made with its folder where there is none. A last line that a crash cut off is dropped. */
export function createFileJournal(file: string): Journal {
  let handle: number | null = null;
  return {
    async load() {
      if (!existsSync(file)) return [];
      const lines = (await readFile(file, "utf8")).split("\n");
      lines.pop(); // what stands behind the last line break: nothing, or half a line
      return lines;
    },
    async replace(lines) {
      mkdirSync(path.dirname(file), { recursive: true });
      const next = `${file}.next`;
      await writeFile(next, lines.map((line) => `${line}\n`).join(""));
      await rename(next, file);
      handle = openSync(file, "a");
    },
    append(line) {
      if (handle !== null) writeSync(handle, `${line}\n`);
    },
    close() {
      if (handle !== null) closeSync(handle);
      handle = null;
    },
  };
}
