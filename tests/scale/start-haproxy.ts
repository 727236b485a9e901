import { writeFile } from "node:fs/promises";
import path from "node:path";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import type { ServerOsAccount } from "../../apps/shop/src/postgres/find-server-os-account.ts";
import type { PatroniNode } from "./patroni-nodes.ts";
import { startBackgroundProgram } from "./start-background-program.ts";

export type DatabaseDoors = {
  /** Port that leads to the primary. */
  writePort: number;
  close(): Promise<void>;
};

/** Starts HAProxy, whose port leads to the node that Patroni reports as the primary; connections to a node that is down are cut. */
export async function startHaproxy(
  folder: string,
  nodes: readonly PatroniNode[],
  user: ServerOsAccount,
): Promise<DatabaseDoors> {
  const writePort = await findFreePort();
  const config = path.join(folder, "haproxy.cfg");
  await writeFile(
    config,
    [
      "global",
      "  maxconn 1000",
      "defaults",
      "  mode tcp",
      "  retries 2",
      "  timeout connect 2s",
      "  timeout client 30m",
      "  timeout server 30m",
      "  timeout check 1s",
      "listen write",
      `  bind 127.0.0.1:${writePort}`,
      "  option httpchk OPTIONS /primary",
      "  http-check expect status 200",
      "  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions",
      ...nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`),
      "",
    ].join("\n"),
  );
  const program = await startBackgroundProgram(["/usr/sbin/haproxy", "-db", "-f", config], {
    user,
    log: path.join(folder, "haproxy.log"),
  });
  return { writePort, close: () => program.end() };
}
