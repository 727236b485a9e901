import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";
import { ADDRESSES } from "./addresses.ts";
import { searchAddresses } from "./search-addresses.ts";

test("addresses: at least three hundred, all different, each with a five-digit zonecode", () => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(300);
  expect(new Set(ADDRESSES.map(({ roadAddress }) => roadAddress)).size).toBe(ADDRESSES.length);
  expect(new Set(ADDRESSES.map(({ jibunAddress }) => jibunAddress)).size).toBe(ADDRESSES.length);
  for (const { zonecode } of ADDRESSES) expect(zonecode).toMatch(/^\d{5}$/);
});

test("searchAddresses: finds by road, 지번, building and zonecode, with words in any order", () => {
  expect(searchAddresses("판교역로")).toHaveLength(7);
  expect(searchAddresses("  한빛아파트 판교역로 ")).toHaveLength(1);
  expect(searchAddresses("중문동")[0]?.zonecode).toMatch(/^635/);
  expect(searchAddresses("40221").map(({ sigungu }) => sigungu)).toContain("울릉군");
  expect(searchAddresses("없는길")).toEqual([]);
  expect(searchAddresses(" ")).toEqual([]);
});

test("postcode search page: can be framed, runs only its own script, and escapes the query", async () => {
  const app = sandbox();
  const page = await app.inject({
    url: "/postcode/search",
    query: { q: "<b>중문동</b>", to: "http://shop.test" },
  });
  expect(page.headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'",
  );
  expect(page.headers["x-frame-options"]).toBeUndefined();
  expect(page.body).not.toContain("<b>중문동");
  const found = await app.inject({ url: "/postcode/search", query: { q: "중문동" } });
  expect(found.body).toContain("천제연로");
});

test("postcode widget: searches in a frame, accepts messages from its own search only, and returns Kakao's fields", async () => {
  const app = sandbox();
  const script = (await app.inject("/postcode/widget.js")).body;
  const listeners = new Set<(event: object) => void>();
  const frame = { title: "", src: "", style: {}, contentWindow: {}, remove: () => undefined };
  const window = {
    location: { origin: "http://shop.test" },
    addEventListener: (_kind: string, hear: (event: object) => void) => listeners.add(hear),
    removeEventListener: (_kind: string, hear: (event: object) => void) => listeners.delete(hear),
  };
  const document = {
    currentScript: { src: "http://sandbox.test/postcode/widget.js" },
    createElement: () => frame,
  };
  runInNewContext(script, { window, document, URL });
  const { Postcode } = (window as unknown as { daum: { Postcode: new (options: object) => Widget } }).daum;
  const picked: { zonecode: string }[] = [];
  new Postcode({ oncomplete: (address: { zonecode: string }) => picked.push(address) }).embed(
    { replaceChildren: () => undefined },
    { q: "울릉" },
  );
  const asked = new URL(frame.src);
  expect([asked.origin, asked.searchParams.get("q"), asked.searchParams.get("to")]).toEqual([
    "http://sandbox.test",
    "울릉",
    "http://shop.test",
  ]);

  const page = await app.inject(asked.pathname + asked.search);
  const [, data = ""] = /data-address="([^"]+)"/.exec(page.body) ?? [];
  const address = JSON.parse(data.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
  const say = (event: object) => {
    for (const hear of [...listeners]) hear({ data: { kind: "postcode", address }, ...event });
  };
  say({ origin: "http://evil.test", source: frame.contentWindow });
  say({ origin: "http://sandbox.test", source: {} });
  expect(picked).toEqual([]);
  say({ origin: "http://sandbox.test", source: frame.contentWindow });
  say({ origin: "http://sandbox.test", source: frame.contentWindow });
  expect(picked).toEqual([address]);
  expect(address).toMatchObject({
    zonecode: expect.stringMatching(/^402/),
    userSelectedType: "R",
    roadAddress: expect.stringContaining("울릉군"),
    jibunAddress: expect.stringContaining("울릉읍 도동리"),
    bname1: "울릉읍",
    bname: "도동리",
    query: "울릉",
  });
});

type Widget = { embed(element: object, options: object): void };

function sandbox() {
  return createSandbox({
    secretKey: "test_sk_local",
    clientKey: "test_ck_local",
    clock: () => new Date("2026-11-21T03:00:00Z"),
    webhookUrls: [],
    publicUrl: "http://sandbox.test",
  });
}
