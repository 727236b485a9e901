import { beforeEach, expect, test } from "vitest";
import { handleFetch } from "./handle-fetch.ts";
import { precacheAll, precacheOfflinePage } from "./precache-offline-page-and-files.ts";
import { messageOf } from "./worker-message-type-and-parser.ts";

const ORIGIN = "https://f.kr";
let stores: Map<string, Map<string, Response>>;
let isOnline: boolean;
let asked: string[];
beforeEach(() => {
  stores = new Map();
  isOnline = true;
  asked = [];
});

const PUBLIC = { "cache-control": "public, max-age=0, must-revalidate" };
const REPLIES: Record<string, () => Response> = {
  "/offline": () =>
    new Response('<link rel="stylesheet" href="/assets/a.css"><script src="/assets/a.js"></script>', {
      headers: PUBLIC,
    }),
  "/gift/secret": () => new Response("gift", { headers: { "cache-control": "no-store" } }),
  "/products/3": () =>
    new Response("/products/3", { headers: { "cache-control": "private, max-age=0, must-revalidate" } }),
  "/images/gone": () => new Response("", { status: 404, headers: PUBLIC }),
};
const parts = {
  origin: ORIGIN,
  caches: fakeCaches() as CacheStorage,
  async fetch({ url }: Request) {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (!isOnline) throw new TypeError("Failed to fetch");
    return REPLIES[pathname]?.() ?? new Response(pathname, { headers: PUBLIC });
  },
};

test("handleFetch: a public page comes from the network, offline from the cache", async () => {
  expect(await textOf("/products/1", "navigate")).toBe("/products/1");
  isOnline = false;
  expect(await textOf("/products/1", "navigate")).toBe("/products/1");
});

test("handleFetch: an open page that a member read, which no shared cache keeps, opens offline too", async () => {
  await textOf("/products/3", "navigate");
  isOnline = false;
  expect(await textOf("/products/3", "navigate")).toBe("/products/3");
});

test("handleFetch: offline without a cached page, the offline page is shown with all its files", async () => {
  await precacheOfflinePage(parts);
  isOnline = false;
  expect(await textOf("/best", "navigate")).toBe('<link rel="stylesheet" href="/assets/a.css">');
  expect(await textOf("/assets/a.css", "no-cors")).toBe("/assets/a.css");
});

test("handleFetch: a file of the build is fetched once", async () => {
  await textOf("/assets/b.js", "no-cors");
  await textOf("/assets/b.js", "no-cors");
  expect(asked).toEqual(["/assets/b.js"]);
});

test.each([
  ["a call", "/v1/products/1", "cors", {}],
  ["what carries a token", "/products/1", "navigate", { authorization: "Bearer t" }],
  ["a part of a film", "/images/a", "no-cors", { range: "bytes=0-1" }],
  ["the data of a page of one's own", "/orders.data", "cors", {}],
  ["another site", "https://other.example/assets/a.js", "no-cors", {}],
] as const)("%s goes its way", (_what, address, mode, headers) => {
  expect(handleFetch(parts, requestOf(address, mode, headers))).toBeNull();
});

test.each(["/orders/12", "/search?q=사과", "/gift/secret"])("%s is not cached", async (address) => {
  await precacheOfflinePage(parts);
  await textOf(address, "navigate");
  expect([...(stores.get("pages")?.keys() ?? [])]).toEqual([`${ORIGIN}/offline`]);
  isOnline = false;
  expect(await textOf(address, "navigate")).toContain("/assets/a.css");
});

test("handleFetch: replies with no-store and failed ones are not cached", async () => {
  await precacheAll(parts, [
    "/images/gone",
    "/gift/secret",
    "https://other.example/x",
    "/products/2",
    "/v1/me",
  ]);
  expect([...stores.values()].flatMap((store) => [...store.keys()])).toEqual([`${ORIGIN}/products/2`]);
});

test.each([
  ["/assets/b.js", "no-cors"],
  ["/products/1", "navigate"],
] as const)(
  "handleFetch: %s is answered though the device has no room to cache it",
  async (address, mode) => {
    const open = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    const caches = { ...parts.caches, open } as unknown as CacheStorage;
    const reply = await handleFetch({ ...parts, caches }, requestOf(address, mode));
    expect(await reply?.text()).toBe(address);
  },
);

test("handleFetch: the oldest entry is removed when the cache is full", async () => {
  for (let id = 0; id < 70; id += 1) await textOf(`/products/${id}`, "navigate");
  expect(stores.get("pages")?.size).toBe(60);
  expect(stores.get("pages")?.has(`${ORIGIN}/products/9`)).toBe(false);
  expect(stores.get("pages")?.has(`${ORIGIN}/products/69`)).toBe(true);
});

test.each([
  [{ kind: "takeOver" }, { kind: "takeOver" }],
  [
    { kind: "keep", addresses: ["/a", 7] },
    { kind: "keep", addresses: ["/a"] },
  ],
  [{ kind: "keep" }, null],
  ["takeOver", null],
  [null, null],
])("messageOf: %j is read as %j", (said, read) => {
  expect(messageOf(said)).toEqual(read);
});

async function textOf(address: string, mode: RequestMode): Promise<string | undefined> {
  return (await handleFetch(parts, requestOf(address, mode)))?.text();
}

function requestOf(address: string, mode: RequestMode, headers: Record<string, string> = {}): Request {
  const request = new Request(new URL(address, ORIGIN), { headers });
  // Only browsers can create a request with mode `navigate`.
  Object.defineProperty(request, "mode", { value: mode });
  return request;
}

function fakeCaches(): Partial<CacheStorage> {
  const urlOf = (request: Request | URL | string) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  return {
    async match(request) {
      for (const store of stores.values()) {
        const kept = store.get(urlOf(request));
        if (kept) return kept.clone();
      }
      return undefined;
    },
    async open(name) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (request: Request, reply: Response) => void store.set(urlOf(request), reply),
        delete: async (request: Request) => store.delete(urlOf(request)),
        keys: async () => [...store.keys()].map((url) => new Request(url)),
      } as unknown as Cache;
    },
  };
}
