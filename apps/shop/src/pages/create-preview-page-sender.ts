import type { Previews } from "@todayfruit/api/app";
import { sendRefusal } from "@todayfruit/api/http/error-handler";
import type { ReadBudget } from "@todayfruit/api/http/limits/read-budget";
import { RENDER_COST } from "@todayfruit/api/http/limits/read-budget-costs";
import type { Api } from "@todayfruit/contract/all-calls";
import type { PreviewFacts } from "@todayfruit/domain/previews/preview-notice";
import { isPreviewedPath, previewAddress } from "@todayfruit/domain/previews/preview-pages";
import { PREVIEW_PARAMETER } from "@todayfruit/domain/previews/preview-parameter-and-header";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isBusy, sendBusyPage } from "./send-busy-page.ts";
import { sendPreviewRefusal } from "./send-preview-refusal.ts";

/** Page as it was rendered, with its policy. */
type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer };

type PreviewPages = {
  previews: Previews;
  reads: ReadBudget;
  /** Origin of the only site that may show the page in a frame. */
  consoleOrigin: string;
  render(
    address: string,
    preview: { api: Api; facts: PreviewFacts; ancestors: string; accept: string },
  ): Promise<RenderedPage>;
};

/** Returns the secret of a preview in the query of a page; `null` without one. */
export function previewTokenIn(url: string): string | null {
  const [, query] = url.split(/\?(.*)/s, 2);
  return query === undefined ? null : new URLSearchParams(query).get(PREVIEW_PARAMETER);
}

/**
 * Creates the function that sends a page, or its data, as of a preview's instant. It enters no cache here, in the browser or
 * in between, no search engine, and no frame but the console's; its address leaks to no other site.
 *
 * @returns for the address of a page without the secret, and the secret
 */
export function createPreviewPageSender({ previews, reads, consoleOrigin, render }: PreviewPages) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { address, token }: { address: string; token: string },
  ): Promise<FastifyReply> => {
    const isForPeople = request.headers.accept?.includes("text/html") ?? false;
    reply.removeHeader("x-frame-options").headers(PRIVATE);
    const refuse = (code: Parameters<typeof sendPreviewRefusal>[1]) =>
      isForPeople ? sendPreviewRefusal(reply, code, consoleOrigin) : sendRefusal(request, reply, code);
    if (!isPreviewedPath(new URL(address, "http://shop").pathname)) return refuse("PREVIEW_PAGE_CLOSED");
    try {
      reads.check(request, reply);
      reads.charge(request, RENDER_COST);
      const accept = request.headers.accept ?? "text/html";
      const page = await previews(token, (api, facts) =>
        render(previewAddress(address, token), { api, facts, ancestors: consoleOrigin, accept }),
      );
      if (!page.ok) return refuse(page.code);
      const { status, headers, body } = page.value;
      return reply
        .code(status)
        .headers({ ...headers, ...PRIVATE })
        .send(body);
    } catch (error) {
      if (isForPeople && isBusy(error)) return sendBusyPage(reply, error.code, consoleOrigin);
      throw error;
    }
  };
}

const PRIVATE = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};
