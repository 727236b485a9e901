import type { FastifyInstance } from "fastify";
import { type Db, statement } from "../../db/database.ts";
import { sendRefusal } from "../error-edge.ts";

const PING = statement<[], { one: number }>("ping", "select 1 as one");

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs the database. */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    try {
      await db.run(PING, []);
      return { status: "ready" };
    } catch {
      return sendRefusal(request, reply, "NOT_READY");
    }
  });
}
