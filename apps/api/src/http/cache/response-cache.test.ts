import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { RefusalError } from "../refusal-error.ts";
import type { EdgeTagHeader } from "./derive-edge-tags-and-purges.ts";
import { codingFor, createResponseCache, type Rendered, type Served } from "./response-cache.ts";

test("concurrent requests for a missing reply wait for one making", async () => {
  const { cache } = opened();
  const making = Promise.withResolvers<Rendered>();
  let made = 0;
  const make = () => {
    made += 1;
    return making.promise;
  };
  const asked = [cache.get("a", make), cache.get("a", make), cache.get("a", make)];
  making.resolve(page("one"));
  const replies = await Promise.all(asked);
  expect([made, new Set(replies).size]).toEqual([1, 1]);
});

test("a stale reply is served at once and refreshed in the background; a very old one is not served", async () => {
  const { cache, clock } = opened();
  await cache.get("a", async () => page("one"));
  clock.now = 10_000;
  expect(cache.peek("a")).toBeUndefined();
  const making = Promise.withResolvers<Rendered>();
  expect(text(await cache.get("a", () => making.promise))).toBe("one");
  making.resolve(page("two"));
  await expect.poll(() => cache.peek("a")?.plain().toString()).toBe("two");
  clock.now = 10_000 + 100_000;
  expect(text(await cache.get("a", async () => page("three")))).toBe("three");
});

const DAY = 86_400_000;
const gone = async (): Promise<Rendered> => {
  throw new Error("database gone");
};

test("the last good reply is served for a day while making fails, and no longer", async () => {
  const { cache, clock, served } = opened();
  await cache.get("a", async () => page("one"));
  clock.now = 10_000 + DAY - 1;
  expect(text(await cache.get("a", gone))).toBe("one");
  clock.now = 10_000 + DAY;
  await expect(cache.get("a", gone)).rejects.toThrow("database gone");
  expect(served).toEqual(["made", "over_error"]);
});

test("a reply older than fresh carries its age in seconds", async () => {
  const { cache, clock } = opened();
  expect((await cache.get("a", async () => page("one"))).headers.age).toBeUndefined();
  clock.now = 42_500;
  expect((await cache.get("a", gone)).headers.age).toBe("42");
  clock.now = 500_000;
  expect((await cache.get("a", gone)).headers.age).toBe("500");
});

test("an error page replaces no good reply, and is served where there is none", async () => {
  const { cache, clock } = opened();
  const broken = async () => ({ ...page("busy"), status: 503, seconds: 0 });
  expect(text(await cache.get("b", broken))).toBe("busy");
  await cache.get("a", async () => page("one"));
  clock.now = 500_000;
  expect(text(await cache.get("a", broken))).toBe("one");
  expect(text(await cache.get("a", async () => page("one")))).toBe("one");
});

test("after a failure requests do not wait for the next try", async () => {
  const { cache, clock } = opened();
  await cache.get("a", async () => page("one"));
  clock.now = 500_000;
  await cache.get("a", gone);
  const hanging = Promise.withResolvers<Rendered>();
  expect(text(await cache.get("a", () => hanging.promise))).toBe("one");
  hanging.resolve(page("two"));
  await expect.poll(() => cache.peek("a")?.plain().toString()).toBe("two");
});

test("a reply is not served over an error after the end of a sale in it", async () => {
  const { cache, clock } = opened();
  await cache.get("a", async () => ({ ...page("sale"), changesAt: 60_000, saleChangesAt: 60_000 }));
  await cache.get("b", async () => ({ ...page("cutoff"), changesAt: 60_000 }));
  clock.now = 60_000;
  await expect(cache.get("a", gone)).rejects.toThrow("database gone");
  expect(text(await cache.get("b", gone))).toBe("cutoff");
});

test("a dropped reply is not served over an error, nor one dropped while another was made", async () => {
  const { cache, clock } = opened();
  for (const key of ["a", "b"]) await cache.get(key, async () => page("one"));
  clock.now = 500_000;
  const making = Promise.withResolvers<Rendered>();
  const waiting = cache.get("b", () => making.promise);
  cache.drop(["catalog"]);
  making.reject(new Error("database gone"));
  await expect(cache.get("a", gone)).rejects.toThrow("database gone");
  await expect(waiting).rejects.toThrow("database gone");
});

test("a refusal below 500 replaces the cached reply, then and later", async () => {
  const { cache, clock } = opened();
  await cache.get("a", async () => page("one"));
  clock.now = 500_000;
  const removed = async (): Promise<Rendered> => {
    throw new RefusalError("PRODUCT_NOT_FOUND");
  };
  await expect(cache.get("a", removed)).rejects.toThrow("PRODUCT_NOT_FOUND");
  await expect(cache.get("a", gone)).rejects.toThrow("database gone");
});

test("SHOP_BUSY does not replace the cached reply", async () => {
  const { cache, clock } = opened();
  await cache.get("a", async () => page("one"));
  clock.now = 500_000;
  const busy = async (): Promise<Rendered> => {
    throw new RefusalError("SHOP_BUSY");
  };
  expect(text(await cache.get("a", busy))).toBe("one");
});

test("a failed refresh is reported and the stale reply stays", async () => {
  const { cache, clock, errors } = opened();
  await cache.get("a", async () => page("one"));
  clock.now = 10_000;
  const broken = async () => {
    throw new Error("database gone");
  };
  expect(text(await cache.get("a", broken))).toBe("one");
  await expect.poll(() => errors).toEqual([new Error("database gone")]);
  expect(text(await cache.get("a", async () => page("one")))).toBe("one");
});

test("a failed first making is thrown to its caller and made again for the next", async () => {
  const { cache } = opened();
  const broken = async () => {
    throw new Error("database gone");
  };
  await expect(cache.get("a", broken)).rejects.toThrow("database gone");
  expect(text(await cache.get("a", async () => page("one")))).toBe("one");
});

test("a reply whose tag is dropped while it is made is returned to the waiting and not kept", async () => {
  const { cache } = opened();
  const making = Promise.withResolvers<Rendered>();
  const before = cache.get("a", () => making.promise);
  cache.drop(["catalog"]);
  const after = cache.get("a", async () => page("new"));
  making.resolve(page("old"));
  expect([text(await before), text(await after)]).toEqual(["old", "new"]);
  expect(cache.peek("a")?.plain().toString()).toBe("new");
});

test("a reply whose tag is dropped while it is made is kept by no shared cache either", async () => {
  const { cache } = opened("surrogate-key");
  const making = Promise.withResolvers<Rendered>();
  const before = cache.get("a", () => making.promise);
  cache.drop(["catalog"]);
  making.resolve(page("old"));
  expect((await before).headers).toMatchObject({ "cdn-cache-control": "no-store" });
  expect((await before).headers).not.toHaveProperty("surrogate-key");
});

test.each([
  ["surrogate-key", { "surrogate-key": "catalog" }],
  ["cache-tag", { "cache-tag": "catalog" }],
] as const)(
  "a reply that may be shared names its tags in %s where an edge reads them",
  async (header, named) => {
    const { cache } = opened(header);
    expect((await cache.get("a", async () => page("one"))).headers).toMatchObject(named);
    const unkept = await cache.get("b", async () => ({ ...page("two"), seconds: 0 }));
    expect(unkept.headers).not.toHaveProperty(header);
    const without = await opened().cache.get("a", async () => page("one"));
    expect(without.headers).not.toHaveProperty(header);
  },
);

test("only replies with a dropped tag are dropped", async () => {
  const { cache } = opened();
  await cache.get("a", async () => page("one"));
  await cache.get("b", async () => ({ ...page("two"), tags: ["notices"] }));
  cache.drop(["notices"]);
  expect([cache.peek("a") !== undefined, cache.peek("b")]).toEqual([true, undefined]);
});

test("a reply with a lifetime of 0 s is made every time", async () => {
  const { cache } = opened();
  await cache.get("a", async () => ({ ...page("one"), seconds: 0 }));
  expect(text(await cache.get("a", async () => ({ ...page("two"), seconds: 0 })))).toBe("two");
});

test.each(["br", "gzip"] as const)(
  "a reply has the coding of its first request, and both once it is asked for again: %s",
  async (coding) => {
    const { cache } = opened();
    const body = "사과 ".repeat(500);
    const first = await cache.get("a", async () => page(body), coding);
    expect(Object.keys(first.coded)).toEqual([coding]);
    const again = () => cache.peek("a")?.coded ?? {};
    await expect.poll(() => Object.keys(again()).sort()).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(again().br ?? "").toString()).toBe(body);
    expect(gunzipSync(again().gzip ?? "").toString()).toBe(body);
  },
);

test("a reply made for a request without a coding is not compressed", async () => {
  expect((await opened().cache.get("a", async () => page("one"), "plain")).coded).toEqual({});
});

test.each([
  ["a page", "과일".repeat(20_000), "br", 0],
  ["a page for gzip", "과일".repeat(20_000), "gzip", 0],
  ["a page for a request without a coding", "과일".repeat(20_000), "plain", 120_000],
  ["a short reply", "과일", "br", 6],
] as const)(
  "%s: its plain bytes are kept only where the shop reads them, and served",
  async (_, body, coding, kept) => {
    const { cache } = opened();
    expect(text(await cache.get("a", async () => page(body), coding))).toBe(body);
    const reply = cache.peek("a");
    expect([reply?.plainBytes, reply?.plain().toString()]).toEqual([kept, body]);
    await expect.poll(() => Object.keys(cache.peek("a")?.coded ?? {})).toEqual(["br", "gzip"]);
    expect(cache.peek("a")?.plain().toString()).toBe(body);
  },
);

test("pages beyond the limit of memory are counted by their compressed bytes", async () => {
  const { cache } = opened();
  const pages = Array.from({ length: 20 }, (_, index) => "과일".repeat(20_000 + index));
  for (const [index, body] of pages.entries()) await cache.get(`page ${index}`, async () => page(body));
  expect(pages.every((_, index) => cache.peek(`page ${index}`) !== undefined)).toBe(true);
});

test("a kept reply holds the memory of its own bytes alone, before and after it is compressed well", async () => {
  const { cache } = opened();
  await cache.get("short", async () => page("과일"));
  await cache.get("long", async () => page("과일".repeat(20_000)));
  const held = (key: string) => {
    const { plain, plainBytes, coded } = cache.peek(key) ?? {};
    return [plainBytes ? plain?.() : undefined, coded?.br, coded?.gzip]
      .filter((bytes) => bytes !== undefined)
      .map((bytes) => bytes.buffer.byteLength - bytes.length);
  };
  expect([...held("short"), ...held("long")]).toEqual([0, 0, 0]);
  await expect.poll(() => [...held("short"), ...held("long")]).toEqual([0, 0, 0, 0, 0]);
});

test("equal bytes have equal ETags, different bytes different ones", async () => {
  const { cache } = opened();
  const [one, same, other] = [
    await cache.get("a", async () => page("one")),
    await cache.get("b", async () => page("one")),
    await cache.get("c", async () => page("two")),
  ];
  expect(one.etag).toBe(same.etag);
  expect(one.etag).not.toBe(other.etag);
});

test.each([
  [undefined, "plain"],
  ["", "plain"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["identity", "plain"],
] as const)("accept-encoding %s is answered as %s", (accept, coding) => {
  expect(codingFor(accept)).toBe(coding);
});

function opened(tagHeader?: EdgeTagHeader) {
  const clock = { now: 0 };
  const errors: unknown[] = [];
  const served: Served[] = [];
  const cache = createResponseCache({
    now: () => clock.now,
    maxBytes: 1_000_000,
    tagHeader,
    onError: (error) => errors.push(error),
    onServe: (how) => served.push(how),
  });
  return { cache, clock, errors, served };
}

function page(body: string): Rendered {
  return {
    status: 200,
    headers: {},
    body: Buffer.from(body),
    tags: ["catalog"],
    seconds: 10,
    changesAt: null,
    saleChangesAt: null,
  };
}

function text({ plain }: { plain: () => Buffer }): string {
  return plain().toString();
}
