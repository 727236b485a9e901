import type { FastifyInstance } from "fastify";
import { RefusalError } from "../refusal-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the body is a picture as bytes. */
    takesPicture?: boolean;
  }
}

/** Hands bytes to the calls that take a picture; everywhere else they stay unknown. */
export function usePictureBodies(app: FastifyInstance): void {
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (request, body, done) => {
    if (!request.routeOptions.config.takesPicture) {
      done(new RefusalError("MEDIA_TYPE_UNSUPPORTED"), undefined);
      return;
    }
    done(null, body);
  });
}
