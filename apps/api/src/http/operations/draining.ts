import type { FastifyInstance } from "fastify";

export type Draining = { readonly isOn: boolean; begin(): void };

/** Creates the state of a process that is told to stop: from `begin` on it is not ready for new requests. */
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

/** Answers requests as ever while the process stops, and asks clients to open their next connection elsewhere. */
export function closeConnectionsWhile(app: FastifyInstance, draining: Draining): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    if (draining.isOn) reply.header("connection", "close");
    return payload;
  });
}
