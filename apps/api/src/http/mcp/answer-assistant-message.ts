import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { errorFields, type Log } from "../log.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import type { ToolContext } from "./declare-tool.ts";

export type MessageOptions = {
  /** Parsed body of the request. */
  body: unknown;
  context: ToolContext;
  shopName: string;
  /** Public addresses of the shop: a message that names another one is refused. */
  shopUrls: readonly string[];
  log: Log;
};

/**
 * Answers one message of an assistant by a server of its own. A Host or an Origin of another site is refused with 403, as
 * the protocol requires against DNS rebinding.
 */
export async function answerAssistantMessage(asked: Request, options: MessageOptions): Promise<Response> {
  const { body, context, shopName, shopUrls, log } = options;
  const hostnames = hostnamesOf(shopUrls);
  const refused =
    hostHeaderValidationResponse(asked, hostnames) ?? originValidationResponse(asked, hostnames);
  if (refused) return refused;
  const { fetch: answer } = createMcpHandler(() => createMcpServer(shopName, context, log), {
    // The tools never change while a process runs.
    maxSubscriptions: 0,
    onerror: (error) => log.debug("message of an assistant", errorFields(error)),
  });
  return answer(asked, { parsedBody: body });
}

/** Lists the names under which the shop is reached; with one of this machine, all of them. */
function hostnamesOf(urls: readonly string[]): string[] {
  const named = urls.map((url) => new URL(url).hostname);
  const local = localhostAllowedHostnames();
  return named.some((name) => local.includes(name)) ? [...named, ...local] : named;
}
