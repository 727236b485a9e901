import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findCurrentServerBuild } from "./find-current-server-build.ts";

const PROCESS = fileURLToPath(new URL("./server-build-process.ts", import.meta.url));

/**
 * Builds the server in a process of its own, unless that was done: the bundler would leave 300 MB with a shop that serves.
 *
 * @param root folder of the repository
 * @param opened closes the process when the command ends before it
 * @throws when the build fails
 */
export async function buildServerInChildProcess(root: string, opened: AsyncDisposableStack): Promise<void> {
  if (findCurrentServerBuild(root, Date.now()) !== null) return;
  const child = fork(PROCESS, [root]);
  opened.defer(() => void child.kill());
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The server was not built: its process ended with ${code}`);
}
