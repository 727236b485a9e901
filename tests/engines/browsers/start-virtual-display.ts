import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

/** Starts a virtual display and returns its name, ":99"; it stops with the stack. */
export async function startVirtualDisplay(opened: AsyncDisposableStack): Promise<string> {
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  opened.defer(() => void child.kill());
  return new Promise((resolve, reject) => {
    child.once("error", () => reject(new Error("Xvfb is not installed: apt-get install xvfb")));
    child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    const names = child.stdio[3] as Readable;
    names.once("data", (line) => resolve(`:${String(line).trim()}`));
  });
}
