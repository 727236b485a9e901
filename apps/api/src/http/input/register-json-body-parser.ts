import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { RefusalError } from "../refusal-error.ts";
import { createJsonLimitCheck, type JsonLimitCheck } from "./json-limit-check.ts";

/** Deepest nesting of a body of any call, with room. */
export const MAX_DEPTH = 20;
/** Bytes of the body limit per value: a call that takes 64 kB takes 8,192 values. */
const BYTES_FOR_A_VALUE = 8;

/**
 * Parses JSON. Refuses with INVALID_INPUT when it is nested too deep or has too many values, and with BODY_TOO_LARGE
 * when it exceeds the call's limit, at the byte that exceeds it, without waiting for the rest.
 */
export function registerJsonBodyParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", (request, payload, done) => {
    const { bodyLimit } = request.routeOptions;
    const exceeds = createJsonLimitCheck({ maxDepth: MAX_DEPTH, maxValues: bodyLimit / BYTES_FOR_A_VALUE });
    if (Number(request.headers["content-length"]) > bodyLimit)
      done(new RefusalError("BODY_TOO_LARGE"), undefined);
    else
      readText(payload, { bodyLimit, exceeds }, (error, text) => {
        if (error) done(error, undefined);
        else parse(request, text, done);
      });
  });
}

function readText(
  payload: IncomingMessage,
  { bodyLimit, exceeds }: { bodyLimit: number; exceeds: JsonLimitCheck },
  end: (error: Error | null, text: string) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;

  function onData(chunk: Buffer): void {
    length += chunk.byteLength;
    if (length > bodyLimit) stop(new RefusalError("BODY_TOO_LARGE"));
    else if (exceeds(chunk)) stop(new RefusalError("INVALID_INPUT"));
    else chunks.push(chunk);
  }

  function stop(error: Error | null): void {
    payload.off("data", onData);
    payload.off("end", onEnd);
    payload.off("error", stop);
    end(error, error ? "" : Buffer.concat(chunks, length).toString("utf8"));
  }

  const onEnd = () => stop(null);
  payload.on("data", onData);
  payload.on("end", onEnd);
  payload.on("error", stop);
}
