import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBackgroundProgram, untilFound } from "./start-background-program.ts";

export type Varnish = { url: string; close(): Promise<void> };

const EXAMPLE = new URL("../../deploy/varnish/default.vcl", import.meta.url);

/** Starts Varnish on a port, with the example of `deploy/` led to another origin. */
export async function startVarnish(port: number, originPort: number): Promise<Varnish> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-varnish-"));
  // Varnish reads its configuration as a user of its own.
  await chmod(folder, 0o755);
  const config = path.join(folder, "default.vcl");
  const example = await readFile(EXAMPLE, "utf8");
  await writeFile(config, example.replaceAll('.port = "3000"', `.port = "${originPort}"`));
  const words = [
    "-F",
    "-a",
    `127.0.0.1:${port}`,
    "-f",
    config,
    "-s",
    "malloc,64m",
    "-n",
    path.join(folder, "work"),
  ];
  const program = await startBackgroundProgram(["/usr/sbin/varnishd", ...words], {
    user: null,
    log: path.join(folder, "varnish.log"),
  });
  const url = `http://127.0.0.1:${port}`;
  await untilFound("Varnish with a healthy shop", async () => (await fetch(`${url}/readyz`)).ok || null);
  return {
    url,
    async close() {
      await program.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Settings of a shop that purges a Varnish on a port. */
export function edgeSettings(port: number): Record<string, string> {
  return { EDGE_PURGE: "varnish", EDGE_PURGE_URL: `http://127.0.0.1:${port}/` };
}
