import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../context.ts";
import type { ReadBudget } from "../limits/read-budget.ts";
import { errorFields } from "../log.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { createCaller } from "./in-process-caller.ts";

const PATH = "/mcp";
/** Cost of a message in the read budget of its network; the calls of a tool are charged besides. */
const MESSAGE_COST = 1;

export type McpOptions = { services: Pick<Services, "rules" | "sealing" | "log">; reads: ReadBudget };

/**
 * Serves the Model Context Protocol at `/mcp` to shopping assistants: Streamable HTTP, without a session (decision 141).
 * A message with the Host or the Origin of another site is refused with 403, as the protocol requires against DNS
 * rebinding.
 */
export function registerMcp(app: FastifyInstance, { services, reads }: McpOptions): void {
  const { rules, sealing, log } = services;
  const shopUrl = rules.publicUrl.replace(/\/+$/, "");
  const hostnames = hostnamesOf([shopUrl, ...Object.values(rules.variantUrls)]);
  app.route({
    method: ["GET", "POST", "DELETE"],
    url: PATH,
    async handler(request, reply) {
      reads.check(request, reply);
      reads.charge(request, MESSAGE_COST);
      const asked = webRequestOf(request, reply, shopUrl);
      const refused =
        hostHeaderValidationResponse(asked, hostnames) ?? originValidationResponse(asked, hostnames);
      if (refused) return sendWebResponse(reply, refused);
      const context = {
        call: createCaller(app, request, null),
        callAs: (token: string) => createCaller(app, request, token),
        sealing,
        shopUrl,
      };
      const { fetch: answer } = createMcpHandler(() => createMcpServer(rules.shopName, context, log), {
        // The tools never change while a process runs.
        maxSubscriptions: 0,
        onerror: (error) =>
          log.debug("message of an assistant", { requestId: request.id, ...errorFields(error) }),
      });
      return sendWebResponse(reply, await answer(asked, { parsedBody: request.body }));
    },
  });
}

/** Lists the names under which the shop is reached; with one of this machine, all of them. */
function hostnamesOf(urls: readonly string[]): string[] {
  const named = urls.map((url) => new URL(url).hostname);
  const local = localhostAllowedHostnames();
  return named.some((name) => local.includes(name)) ? [...named, ...local] : named;
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
