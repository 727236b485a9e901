import "./process/set-node-env.ts";
import "./process/keep-compiled-modules.ts";
import { fileURLToPath } from "node:url";
import { findCurrentServerBuild } from "./server-build/find-current-server-build.ts";

/** Commands that load the sources themselves: to load them again when they change, or to read their statements. */
const FROM_SOURCES = ["dev", "tables", "data-model"];

const [, , name = "start", ...words] = process.argv;
const root = fileURLToPath(new URL("../../../", import.meta.url));
const built = FROM_SOURCES.includes(name) ? null : findCurrentServerBuild(root, Date.now());
// Loaded after the two above have run: what they set holds for every module of the command.
const { runCommand }: typeof import("./process/run-command.ts") = await (built === null
  ? import("./process/run-command.ts")
  : import(built));
await runCommand(name, words);
