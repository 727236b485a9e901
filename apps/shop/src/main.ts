import "./process/set-node-env.ts";
import "./process/keep-compiled-modules.ts";

// Loaded after the two above have run: what they set holds for every module of the command.
const { runCommand } = await import("./process/run-command.ts");
await runCommand(process.argv[2] ?? "start", process.argv.slice(3));
