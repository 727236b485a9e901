import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir } from "node:fs/promises";
import path from "node:path";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { findServerOsAccount } from "../../apps/shop/src/postgres/find-server-os-account.ts";

export type Programs = {
  /** Runs a PostgreSQL program as the server's account and returns its output. */
  run(program: string, ...words: string[]): Promise<string>;
  /** Creates a folder writable for the server's account. */
  folder(name: string): Promise<string>;
  /** Starts a server on a cluster and returns its URL and a function that stops it. */
  start(cluster: string): Promise<{ url(database: string): string; stop(): Promise<void> }>;
};

const OWNER = "todayfruit";

/** PostgreSQL's programs in `bin`, server and clients of one version, working below `home`. */
export async function programsIn(bin: string, home: string): Promise<Programs> {
  const user = await findServerOsAccount();
  const env = { ...process.env, LC_ALL: "C.UTF-8", PGUSER: OWNER };

  async function run(program: string, ...words: string[]): Promise<string> {
    const child = spawn(path.join(bin, program), words, { ...user, env, stdio: ["ignore", "pipe", "pipe"] });
    let [printed, complaint] = ["", ""];
    child.stdout.on("data", (chunk) => {
      printed += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      complaint += String(chunk);
    });
    const [code] = await once(child, program === "pg_ctl" ? "exit" : "close");
    if (code !== 0) throw new Error(`${program} ${words.join(" ")}: ${code} ${complaint}`);
    return printed.trim();
  }

  return {
    run,
    async folder(name) {
      const made = path.join(home, name);
      await mkdir(made, { mode: 0o700 });
      if (user) await chown(made, user.uid, user.gid);
      return made;
    },
    async start(cluster) {
      const port = await findFreePort();
      const options = `-p ${port} -k ${cluster} -c listen_addresses=127.0.0.1`;
      await run(
        "pg_ctl",
        "start",
        "-w",
        "-t",
        "60",
        "-D",
        cluster,
        "-l",
        path.join(cluster, "log"),
        "-o",
        options,
      );
      return {
        url: (database) => `postgres://${OWNER}@127.0.0.1:${port}/${database}`,
        stop: async () => void (await run("pg_ctl", "stop", "-w", "-m", "fast", "-D", cluster)),
      };
    },
  };
}
