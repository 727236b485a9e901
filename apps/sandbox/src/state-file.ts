import { closeSync, existsSync, mkdirSync, openSync, writeSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Storage for state that must survive the end of the process, one JSON text per line. */
export type Journal = {
  /** Returns everything written so far, the oldest first; called once, before anything else. */
  load(): Promise<readonly string[]>;
  /** Replaces all loaded lines by these lines. */
  replace(lines: readonly string[]): Promise<void>;
  /** Writes a line synchronously, so that it survives a killed process. */
  append(line: string): void;
  close(): void;
};

/**
 * Creates a journal in a file; the file and its folder are created when missing. An incomplete last line after a
 * crash is dropped.
 */
export function createFileJournal(file: string): Journal {
  let handle: number | null = null;
  return {
    async load() {
      if (!existsSync(file)) return [];
      const lines = (await readFile(file, "utf8")).split("\n");
      lines.pop(); // text after the last line break: empty, or an incomplete line
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
