import type { FastifyInstance } from "fastify";
import { RefusalError } from "../refusal-error.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of a library is added to by an interface only
  interface FastifyContextConfig {
    /** True when the call accepts a form, which any website can submit. */
    takesForm?: boolean;
  }
}

/** Parses forms for the calls that accept them; for all others the type stays unsupported. */
export function registerFormBodyParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (request, body, done) => {
      if (!request.routeOptions.config.takesForm) {
        done(new RefusalError("MEDIA_TYPE_UNSUPPORTED"), undefined);
        return;
      }
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}
