import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, open } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerOsAccount } from "./find-server-os-account.ts";

export type ServerOptions = {
  postgres: string;
  cluster: string;
  log: string;
  port: number;
  user: ServerOsAccount;
  sockets: string;
  settings: Record<string, string> | undefined;
};

const DEFAULTS = {
  max_connections: "120",
  shared_buffers: "256MB",
  work_mem: "16MB",
  jit: "off",
  wal_compression: "on",
  random_page_cost: "1.1",
};

export async function spawnServer(options: ServerOptions): Promise<ChildProcess> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: options.sockets,
    ...DEFAULTS,
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  await chmod(options.postgres, 0o755);
  const log = await open(options.log, "a");
  try {
    const server = spawn(options.postgres, ["-D", options.cluster, "-p", String(options.port), ...flags], {
      ...options.user,
      // Own process group: Ctrl-C reaches the shop, which closes its connections before it stops the server.
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    });
    await once(server, "spawn");
    server.unref();
    return server;
  } finally {
    await log.close();
  }
}

/** Ends the server's connections and the server; committed data is on disk. */
export async function stopServer(pid: number | undefined, cluster: string): Promise<void> {
  if (pid === undefined || !signal(pid, "SIGINT")) return;
  // The pid file disappears with the server, while a zombie still has its pid.
  const file = path.join(cluster, "postmaster.pid");
  while (existsSync(file) && isAlive(pid)) await wait(20);
}

export function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

function signal(pid: number, name: "SIGINT" | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    // EPERM: the pid belongs to another user's process by now.
    if (error instanceof Error && "code" in error && (error.code === "ESRCH" || error.code === "EPERM")) {
      return false;
    }
    throw error;
  }
}
