import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Log, LogFields } from "@todayfruit/api/http/log";

/** Position in a module of a build, as a stack names it. */
const POSITION = /((?:file:\/\/)?\/[^\s()]+\/(apps\/shop\/build\/[0-9a-f]{16})\/[\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Returns a log whose stacks name the sources instead of the build. A map is read at the first error that needs it: Node.js
 * itself would read all at the start, which takes 0.4 s and 40 MB.
 *
 * @example "at add (file:///shop/apps/shop/build/0123456789abcdef/app.js:603:10)" // "at add (apps/api/src/add.ts:18:11)"
 */
export function logWithSourceMappedStacks(log: Log): Log {
  const maps = new Map<string, SourceMap>();
  const named =
    (level: keyof Log) =>
    (message: string, fields: LogFields = {}) =>
      log[level](
        message,
        fields.stack === undefined ? fields : { ...fields, stack: nameSources(fields.stack) },
      );

  function nameSources(stack: string): string {
    return stack.replaceAll(
      POSITION,
      (position, module: string, folder: string, line: string, column: string) => {
        const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
        if (!origin || !("fileName" in origin)) return position;
        return `${path.posix.join(folder, origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
      },
    );
  }

  /**
   * @param module URL of a module, or its path
   * @returns `null` for a module whose build was removed while its process ran
   */
  function mapOf(module: string): SourceMap | null {
    const kept = maps.get(module);
    if (kept) return kept;
    const file = `${module.startsWith("file:") ? fileURLToPath(module) : module}.map`;
    if (!existsSync(file)) return null;
    const map = new SourceMap(JSON.parse(readFileSync(file, "utf8")));
    maps.set(module, map);
    return map;
  }

  return { debug: named("debug"), info: named("info"), warn: named("warn"), error: named("error") };
}
