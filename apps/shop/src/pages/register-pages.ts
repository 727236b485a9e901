import path from "node:path";
import { pathToFileURL } from "node:url";
import { recordCacheTags } from "@todayfruit/api/http/cache/record-cache-tags";
import {
  createResponseCache,
  type Rendered,
  type ResponseCache,
} from "@todayfruit/api/http/cache/response-cache";
import { sendCached } from "@todayfruit/api/http/cache/send-cached";
import { sendRefusal } from "@todayfruit/api/http/error-handler";
import { networkOf } from "@todayfruit/api/http/limits/network-of";
import type { ReadBudget } from "@todayfruit/api/http/limits/read-budget";
import { RENDER_COST } from "@todayfruit/api/http/limits/read-costs";
import { errorFields, type Log } from "@todayfruit/api/http/log";
import { RefusalError } from "@todayfruit/api/http/refusal-error";
import type { Api } from "@todayfruit/contract/all-calls";
import { PAGE_QUERIES } from "@todayfruit/storefront/app/page-query-parameters";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createPageAddressNormaliser } from "./page-address-normaliser.ts";
import { createRenderBudget } from "./render-budget.ts";
import { sendBusyPage } from "./send-busy-page.ts";
import type { ThirdParties } from "./third-parties.ts";

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
};

type Entry = {
  inlineScriptHashes(html: string): string[];
  createLoadContext(server: {
    api: Api;
    origin: string;
    trustedScripts: readonly string[] | null;
    reportError(error: unknown): void;
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
  const handle = createRequestHandler(build, "production");
  const trustedScripts = options.trustedTypes ? options.outside.scripts : null;
  const policies = options.trustedTypes ? entry.TRUSTED_TYPE_POLICIES : null;
  const reportError = (error: unknown) => options.log.error("page failed", errorFields(error));
  const cache =
    options.cache ?? createResponseCache({ now: () => Date.now(), maxBytes: 1, onError: reportError });

  const budget = createRenderBudget(() => performance.now());
  const addressFromInput = createPageAddressNormaliser(
    Object.fromEntries(pagesOf(build).map((page) => [page, PAGE_QUERIES[page] ?? []])),
  );

  async function render(url: string, isPage: boolean, request: FastifyRequest): Promise<Rendered> {
    const recording = recordCacheTags(options.api, () => Date.now());
    const response = await handle(
      new Request(new URL(url, options.origin), {
        headers: { accept: request.headers.accept ?? "text/html" },
      }),
      entry.createLoadContext({ api: recording.api, origin: options.origin, trustedScripts, reportError }),
    );
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const location = response.headers.get("location");
    const policy = type.startsWith("text/html")
      ? contentSecurityPolicy(
          entry.inlineScriptHashes(body.toString("utf8")),
          await withSupportChat(options.outside, recording.api),
          policies,
        )
      : "default-src 'none'; frame-ancestors 'none'";
    // All addresses without a page share one, cached like any other.
    const isKept =
      response.status === (isPage ? 200 : 404) &&
      options.cache !== null &&
      response.headers.get("cache-control") !== "no-store";
    return {
      status: response.status,
      headers: {
        "content-type": type,
        "content-security-policy": policy,
        ...(location ? { location } : {}),
        ...own(response.headers),
        ...(response.headers.has("x-remix-response") ? { "x-remix-response": "yes" } : {}),
      },
      body,
      tags: recording.tags(),
      seconds: isKept ? FRESH_SECONDS : 0,
      changesAt: recording.changesAt(),
      saleChangesAt: recording.saleChangesAt(),
    };
  }

  app.get("/*", async (request, reply) => {
    if (/^\/v\d/.test(request.url) || request.url.length > MAX_URL)
      return sendRefusal(request, reply, "NOT_FOUND");
    const { address, isPage } = addressFromInput(request.url);
    const key = `page ${address}`;
    const fresh = cache.peek(key);
    if (fresh) return sendCached(request, reply, fresh);
    try {
      options.reads.check(request, reply);
      const kept = await cache.get(key, () => {
        options.reads.charge(request, RENDER_COST);
        return budget.run(networkOf(request.ip), () => render(address, isPage, request));
      });
      return sendCached(request, reply, kept);
    } catch (error) {
      const isForPeople = request.headers.accept?.includes("text/html");
      if (error instanceof RefusalError && isForPeople) {
        if (error.code === "SHOP_BUSY" || error.code === "TOO_MANY_REQUESTS")
          return sendBusyPage(reply, error.code);
      }
      throw error;
    }
  });
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
