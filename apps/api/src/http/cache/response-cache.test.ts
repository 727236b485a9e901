import { expect, test } from "vitest";
import { codingFor, createResponseCache, type Rendered } from "./response-cache.ts";

test("while one is made, whoever asks waits for the same", async () => {
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

test("a stale reply is shown at once and replaced behind it; a very old one is not shown", async () => {
  const { cache, clock } = opened();
  await cache.get("a", async () => page("one"));
  clock.now = 10_000;
  expect(cache.peek("a")).toBeUndefined();
  const making = Promise.withResolvers<Rendered>();
  expect(text(await cache.get("a", () => making.promise))).toBe("one");
  making.resolve(page("two"));
  await expect.poll(() => cache.peek("a")?.plain.toString()).toBe("two");
  clock.now = 10_000 + 100_000;
  expect(text(await cache.get("a", async () => page("three")))).toBe("three");
});

test("a refresh that fails is told and the stale reply stays", async () => {
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

test("what fails the first time is told to who asked and made anew by the next", async () => {
  const { cache } = opened();
  const broken = async () => {
    throw new Error("database gone");
  };
  await expect(cache.get("a", broken)).rejects.toThrow("database gone");
  expect(text(await cache.get("a", async () => page("one")))).toBe("one");
});

test("what was being made while its tag was dropped is shown to who waited and not kept", async () => {
  const { cache } = opened();
  const making = Promise.withResolvers<Rendered>();
  const before = cache.get("a", () => making.promise);
  cache.drop(["catalog"]);
  const after = cache.get("a", async () => page("new"));
  making.resolve(page("old"));
  expect([text(await before), text(await after)]).toEqual(["old", "new"]);
  expect(cache.peek("a")?.plain.toString()).toBe("new");
});

test("only what carries a dropped tag is forgotten", async () => {
  const { cache } = opened();
  await cache.get("a", async () => page("one"));
  await cache.get("b", async () => ({ ...page("two"), tags: ["notices"] }));
  cache.drop(["notices"]);
  expect([cache.peek("a") !== undefined, cache.peek("b")]).toEqual([true, undefined]);
});

test("what may be shown for no second is made every time", async () => {
  const { cache } = opened();
  await cache.get("a", async () => ({ ...page("one"), seconds: 0 }));
  expect(text(await cache.get("a", async () => ({ ...page("two"), seconds: 0 })))).toBe("two");
});

test("the same bytes have the same tag, others another", async () => {
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

function opened() {
  const clock = { now: 0 };
  const errors: unknown[] = [];
  const cache = createResponseCache({
    now: () => clock.now,
    maxBytes: 1_000_000,
    onError: (error) => errors.push(error),
  });
  return { cache, clock, errors };
}

function page(body: string): Rendered {
  return {
    status: 200,
    headers: {},
    body: Buffer.from(body),
    tags: ["catalog"],
    seconds: 10,
    changesAt: null,
  };
}

function text({ plain }: { plain: Buffer }): string {
  return plain.toString();
}
