import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { findServerOsAccount } from "../../apps/shop/src/postgres/find-server-os-account.ts";

export type Pooler = { url: string; close(): Promise<void> };

/** Starts PgBouncer (installed separately, on the PATH) before a database, in one of its modes. */
export async function startPgbouncer(databaseUrl: string, mode: "session" | "transaction"): Promise<Pooler> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-pooler-"));
  const { username, password, port: serverPort, pathname } = new URL(databaseUrl);
  const port = await findFreePort();
  const config = path.join(folder, "pgbouncer.ini");
  const name = pathname.slice(1);
  await writeFile(path.join(folder, "users.txt"), `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    config,
    `[databases]\n${name} = host=127.0.0.1 port=${serverPort} dbname=${name}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
      `listen_port = ${port}\nauth_type = plain\nauth_file = ${folder}/users.txt\npool_mode = ${mode}\n` +
      "max_client_conn = 200\ndefault_pool_size = 20\nserver_login_retry = 1\nunix_socket_dir =\n",
  );
  await chmod(folder, 0o755);
  const child: ChildProcess = spawn("pgbouncer", [config], {
    stdio: "ignore",
    ...(await findServerOsAccount()),
  });
  await once(child, "spawn");
  const url = new URL(databaseUrl);
  url.port = String(port);
  await wait(500);
  return {
    url: url.href,
    async close() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
