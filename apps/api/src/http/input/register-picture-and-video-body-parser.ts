import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Admission, createAdmissionQueue, type Permit } from "../admission/create-admission-queue.ts";
import { networkOf } from "../limits/derive-limited-networks-of-address.ts";
import { RefusalError } from "../refusal-error.ts";
import { readPictureBody } from "./read-picture-body.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of a library is added to by an interface only
  interface FastifyContextConfig {
    /** True when the body is a picture as bytes. */
    takesPicture?: boolean;
    /** True when the body is bytes of any kind, within the limit of the call. */
    takesBytes?: boolean;
  }
}

/** Pictures that a process reads at once, each up to 12 MB in memory. */
const AT_ONCE = 4;
/** Share of one network, so that slow senders leave room for others. */
const OF_ONE_NETWORK = 2;
const MAX_WAITING = 256;
const PATIENCE_MS = 10_000;

/**
 * Parses pictures, and parts of videos, for the calls that accept one; for all others the type stays unsupported. A few are read at once; the
 * bytes of the rest stay with their senders until a permit is free.
 *
 * @throws RefusalError SHOP_BUSY when too many wait already
 */
export function registerPictureAndVideoBodyParser(app: FastifyInstance): void {
  const now = () => performance.now();
  const all = createAdmissionQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING, now });
  const ofNetworks = new Map<string, Admission>();

  async function inPlace<T>(network: string, read: () => Promise<T>): Promise<T> {
    const own =
      ofNetworks.get(network) ??
      createAdmissionQueue({ atOnce: OF_ONE_NETWORK, maxWaiting: MAX_WAITING, now });
    ofNetworks.set(network, own);
    const permits: Permit[] = [];
    try {
      for (const admission of [own, all]) {
        const permit = await admission.enter(0, PATIENCE_MS);
        if (permit === null) throw new RefusalError("SHOP_BUSY");
        permits.push(permit);
      }
      return await read();
    } finally {
      for (const permit of permits) permit.release();
      if (own.running === 0 && own.waiting === 0) ofNetworks.delete(network);
    }
  }

  app.addContentTypeParser(
    "application/octet-stream",
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const { bodyLimit, config } = request.routeOptions;
      if (!config.takesPicture && !config.takesBytes) throw new RefusalError("MEDIA_TYPE_UNSUPPORTED");
      const said = request.headers["content-length"];
      const length = said === undefined ? null : Number(said);
      return inPlace(networkOf(request.ip), () =>
        readPictureBody(payload, { length, limit: bodyLimit, takesAny: config.takesBytes === true }),
      );
    },
  );
}
