import type { FastifyInstance } from "fastify";
import { RefusalError } from "../refusal-error.ts";
import { exceedsJson } from "./exceeds-json.ts";

/** Levels below the outermost that a body of any call has, with room. */
export const MAX_DEPTH = 20;
/** Bytes of a body for each value that it may carry: a body of 64 kB carries 8,192. */
const BYTES_FOR_A_VALUE = 8;

/** Reads JSON, and refuses with INVALID_INPUT what is nested too deep or has too many values before any of it is built. */
export function useJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    const maxValues = request.routeOptions.bodyLimit / BYTES_FOR_A_VALUE;
    if (exceedsJson(text, { maxDepth: MAX_DEPTH, maxValues }))
      done(new RefusalError("INVALID_INPUT"), undefined);
    else parse(request, text, done);
  });
}
