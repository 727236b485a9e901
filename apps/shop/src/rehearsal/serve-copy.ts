import "../process/set-node-env.ts";
import "../process/keep-compiled-modules.ts";
import { readSettings } from "@todayfruit/api/env";
import type { FastifyInstance } from "fastify";

// Process of a rehearsal: serves the calls of a shop on the copied database to this machine, without pages, console and jobs, until
// the process that started it ends or disconnects.
process.once("disconnect", () => process.exit());
// It may have ended while the modules above were read.
if (process.connected === false) process.exit();
const read = readSettings(process.env);
if ("problems" in read) throw new Error(JSON.stringify(read.problems));
const { settings } = read;
const url = settings.DATABASE_URL ?? "";
const { startShop } = await import("../start-shop.ts");
await startShop(
  settings,
  { url, directUrl: url, ownerUrl: url, mode: "direct", powerfulRole: null },
  new AsyncDisposableStack(),
  {
    registerPages: async () => undefined,
    listen: (app: FastifyInstance) => app.listen({ port: settings.PORT, host: "127.0.0.1" }),
  },
);
process.send?.("ready");
