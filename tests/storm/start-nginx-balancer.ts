import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";

export type Balancer = {
  url: string;
  /** Sends new requests to these ports alone. */
  leadTo(to: readonly number[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts nginx (installed separately, on the PATH) in front of some ports. A backend that refuses a connection is skipped,
 * also for requests that change something.
 */
export async function startNginxBalancer(ports: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-balancer-"));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const config = path.join(folder, "nginx.conf");
  const configure = (to: readonly number[]) =>
    writeFile(config, configOf(to.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(" ")));
  const configOf = (servers: string) =>
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents { worker_connections 512; }\n` +
    `http { access_log off; keepalive_timeout 0; ${temporary} upstream shop { ${servers} }\n` +
    `server { listen 127.0.0.1:${port}; location / { proxy_pass http://shop; proxy_set_header Host $host; ` +
    "proxy_http_version 1.1; proxy_next_upstream error; } } }\n";
  await configure(ports);
  const child = spawn("nginx", ["-c", config, "-p", folder], { stdio: "ignore" });
  await once(child, "spawn");
  // Stops the balancer when a scenario fails.
  const endAtExit = () => void child.kill("SIGTERM");
  process.once("exit", endAtExit);
  await wait(300);
  return {
    url: `http://127.0.0.1:${port}`,
    async leadTo(to: readonly number[]) {
      await configure(to);
      child.kill("SIGHUP");
      await wait(2000);
    },
    async close() {
      process.off("exit", endAtExit);
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
