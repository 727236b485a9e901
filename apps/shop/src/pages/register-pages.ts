import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Previews } from "@todayfruit/api/app";
import { recordPageCacheTags } from "@todayfruit/api/http/cache/record-page-cache-tags";
import {
  codingFor,
  createResponseCache,
  type Rendered,
  type ResponseCache,
} from "@todayfruit/api/http/cache/response-cache";
import { sendCached } from "@todayfruit/api/http/cache/send-cached";
import { sendRefusal } from "@todayfruit/api/http/error-handler";
import { networkOf } from "@todayfruit/api/http/limits/derive-limited-networks-of-address";
import type { ReadBudget } from "@todayfruit/api/http/limits/read-budget";
import { RENDER_COST } from "@todayfruit/api/http/limits/read-budget-costs";
import { errorFields, type Log } from "@todayfruit/api/http/log";
import type { Metrics } from "@todayfruit/api/http/operations/log-and-measure-requests";
import type { Api } from "@todayfruit/contract/all-calls";
import type { PreviewFacts } from "@todayfruit/domain/previews/preview-notice";
import { PAGE_QUERIES } from "@todayfruit/storefront/app/allowed-query-parameters-by-page";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createPreviewPageSender, previewTokenIn } from "./create-preview-page-sender.ts";
import type { ThirdParties } from "./derive-allowed-third-parties.ts";
import { createRenderBudget } from "./limit-concurrent-page-renders.ts";
import { createPageCacheAddressNormaliser } from "./page-cache-address-normaliser.ts";
import { isBusy, sendBusyPage } from "./send-busy-page.ts";

export type PagesOptions = {
  buildFolder: string;
  api: Api;
  origin: string;
  outside: ThirdParties;
  /** True when strings become scripts or markup only through the page's own policies. */
  trustedTypes: boolean;
  log: Log;
  /** `null` renders every page again. */
  cache: ResponseCache | null;
  reads: ReadBudget;
  previews: Previews;
  consoleOrigin: string;
  /** Tells how many pages wait to be rendered. */
  onQueue: Metrics["addQueue"];
};

type Entry = {
  createRequestHandler: typeof createRequestHandler;
  computeInlineScriptHashes(html: Buffer): string[];
  createLoadContext(server: {
    api: Api;
    origin: string;
    trustedScripts: readonly string[] | null;
    reportError(error: unknown): void;
    preview: PreviewFacts | null;
    document: { html: Buffer | null };
  }): RouterContextProvider;
  TRUSTED_TYPE_POLICIES: readonly string[];
};

const FRESH_SECONDS = 30;
const MAX_URL = 2000;

/**
 * Answers every address without a call or a file by a page rendered without a user. Its bytes are the same for everyone,
 * so they are cached with their policy and compressed forms, except for pages marked `no-store`. Beyond the render
 * budget a cached page is served however old, otherwise 503 with `Retry-After`. A network that spent its reads of the
 * minute still gets fresh cached pages, and 429 with `Retry-After` for others.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const build: ServerBuild = await import(
    /* @vite-ignore */ pathToFileURL(path.join(options.buildFolder, "server/index.js")).href
  );
  const entry = build.entry.module as unknown as Entry;
  // Of the router in the build: no package of the pages is needed beside it, and contexts are matched by class.
  const handle = entry.createRequestHandler(build, "production");
  const trustedScripts = options.trustedTypes ? options.outside.scripts : null;
  const policies = options.trustedTypes ? entry.TRUSTED_TYPE_POLICIES : null;
  const reportError = (error: unknown) => options.log.error("page failed", errorFields(error));
  const cache =
    options.cache ?? createResponseCache({ now: () => Date.now(), maxBytes: 1, onError: reportError });

  const budget = createRenderBudget(() => performance.now());
  options.onQueue("page", () => budget.waiting);
  const addressFromInput = createPageCacheAddressNormaliser(
    Object.fromEntries(pagesOf(build).map((page) => [page, PAGE_QUERIES[page] ?? []])),
  );

  /** Renders a page, or its data, with its policy. */
  async function renderPage(
    url: string,
    accept: string,
    api: Api,
    { preview, ancestors }: { preview: PreviewFacts | null; ancestors?: string },
  ) {
    const document: { html: Buffer | null } = { html: null };
    const response = await handle(
      new Request(new URL(url, options.origin), { headers: { accept } }),
      entry.createLoadContext({
        api,
        origin: options.origin,
        trustedScripts,
        reportError,
        preview,
        document,
      }),
    );
    const body = document.html ?? Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const location = response.headers.get("location");
    const policy = type.startsWith("text/html")
      ? contentSecurityPolicy(
          entry.computeInlineScriptHashes(body),
          await withSupportChat(options.outside, api),
          policies,
          ancestors,
        )
      : "default-src 'none'; frame-ancestors 'none'";
    return {
      status: response.status,
      mayBeKept: response.headers.get("cache-control") !== "no-store",
      headers: {
        "content-type": type,
        "content-security-policy": policy,
        ...(location ? { location } : {}),
        ...own(response.headers),
        ...(response.headers.has("x-remix-response") ? { "x-remix-response": "yes" } : {}),
      },
      body,
    };
  }

  async function render(url: string, isPage: boolean, request: FastifyRequest): Promise<Rendered> {
    const recording = recordPageCacheTags(options.api, () => Date.now());
    const page = await renderPage(url, acceptOf(request), recording.api, { preview: null });
    const { status, headers, body } = page;
    // All addresses without a page share one, cached like any other.
    const isKept = status === (isPage ? 200 : 404) && options.cache !== null && page.mayBeKept;
    return {
      status,
      headers,
      body,
      tags: recording.tags(),
      seconds: isKept ? FRESH_SECONDS : 0,
      changesAt: recording.changesAt(),
      saleChangesAt: recording.saleChangesAt(),
    };
  }

  const sendPreview = createPreviewPageSender({
    ...options,
    render: (address, { api, facts, ancestors, accept }) =>
      renderPage(address, accept, api, { preview: facts, ancestors }),
  });

  app.get("/*", async (request, reply) => {
    if (/^\/v\d/.test(request.url) || request.url.length > MAX_URL)
      return sendRefusal(request, reply, "NOT_FOUND");
    const { address, isPage } = addressFromInput(request.url);
    const token = previewTokenIn(request.url);
    if (token !== null) return sendPreview(request, reply, { address, token });
    const key = `page ${address}`;
    const fresh = cache.peek(key);
    if (fresh) return sendCached(request, reply, fresh);
    try {
      options.reads.check(request, reply);
      const kept = await cache.get(
        key,
        () => {
          options.reads.charge(request, RENDER_COST);
          return budget.run(networkOf(request.ip), () => render(address, isPage, request));
        },
        codingFor(request.headers["accept-encoding"]),
      );
      return sendCached(request, reply, kept);
    } catch (error) {
      if (request.headers.accept?.includes("text/html") && isBusy(error))
        return sendBusyPage(reply, error.code);
      throw error;
    }
  });
}

function acceptOf({ headers }: FastifyRequest): string {
  return headers.accept ?? "text/html";
}

/** Headers a page may set: privacy of secret links, and the wait of a busy server. */
function own(headers: Headers): Record<string, string> {
  const said = ["referrer-policy", "x-robots-tag", "retry-after"].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(said);
}

/** Paths of a build's pages except the one for unknown addresses, each with its slash, e.g. `/products/:id`. */
function pagesOf({ routes }: ServerBuild): string[] {
  return Object.values(routes).flatMap((route) =>
    route?.parentId === undefined || route.path === "*" ? [] : [`/${route.path ?? ""}`],
  );
}

/** Adds the origin of the support chat, whose window a form opens; none where the settings cannot be read. */
async function withSupportChat(outside: ThirdParties, api: Api): Promise<ThirdParties> {
  try {
    const { business } = await api("GET /v1/shop-settings");
    return { ...outside, forms: [...new Set([...outside.forms, new URL(business.chatUrl).origin])] };
  } catch {
    // The page itself asked for them and reports it.
    return outside;
  }
}
