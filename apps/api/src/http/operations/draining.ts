import type { FastifyInstance } from "fastify";

export type Draining = { readonly isOn: boolean; begin(): void };

/** Creates the shutdown state of a process: after `begin` it is not ready for new requests. */
export function createDraining(): Draining {
  let isOn = false;
  return {
    get isOn() {
      return isOn;
    },
    begin() {
      isOn = true;
    },
  };
}

/** Answers requests while the process shuts down, and asks clients to open a new connection (`connection: close`). */
export function closeConnectionsWhile(app: FastifyInstance, draining: Draining): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    if (draining.isOn) reply.header("connection", "close");
    return payload;
  });
}
