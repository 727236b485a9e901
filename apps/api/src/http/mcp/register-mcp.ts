import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../handler-context-types.ts";
import type { ReadBudget } from "../limits/read-budget.ts";
import { createCaller } from "./in-process-caller.ts";

const PATH = "/mcp";
/** Cost of a message in the read budget of its network; the calls of a tool are charged besides. */
const MESSAGE_COST = 1;

export type McpOptions = { services: Pick<Services, "rules" | "sealing" | "log">; reads: ReadBudget };

/**
 * Serves the Model Context Protocol at `/mcp` to shopping assistants: Streamable HTTP, without a session (decision 141).
 * The SDK is loaded by the first message: it takes a third of a second and 33 MB.
 */
export function registerMcp(app: FastifyInstance, { services, reads }: McpOptions): void {
  const { rules, sealing, log } = services;
  const shopUrl = rules.publicUrl.replace(/\/+$/, "");
  const shopUrls = [shopUrl, ...Object.values(rules.variantUrls)];
  app.route({
    method: ["GET", "POST", "DELETE"],
    url: PATH,
    async handler(request, reply) {
      reads.check(request, reply);
      reads.charge(request, MESSAGE_COST);
      const { answerAssistantMessage } = await import("./answer-assistant-message.ts");
      const answer = await answerAssistantMessage(webRequestOf(request, reply, shopUrl), {
        body: request.body,
        context: {
          call: createCaller(app, request, null),
          callAs: (token) => createCaller(app, request, token),
          sealing,
          shopUrl,
        },
        shopName: rules.shopName,
        shopUrls,
        log,
      });
      return sendWebResponse(reply, answer);
    },
  });
}

function webRequestOf(request: FastifyRequest, reply: FastifyReply, shopUrl: string): Request {
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return new Request(`${shopUrl}${PATH}`, { method: request.method, headers, signal: left.signal });
}

function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status).header("cache-control", "no-store");
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(response.body === null ? undefined : Readable.fromWeb(response.body as ReadableStream));
}
