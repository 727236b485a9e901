import type { FastifyInstance } from "fastify";
import { RefusalError } from "../refusal-error.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of a library is added to by an interface only
  interface FastifyContextConfig {
    /** Whether the body may come as a form, which any page of the web could send. */
    takesForm?: boolean;
  }
}

/** Reads forms, for the calls whose callers send nothing else; everywhere else they stay unknown. */
export function useFormBodies(app: FastifyInstance): void {
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
