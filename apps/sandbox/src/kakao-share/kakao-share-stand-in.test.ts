import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";

const MESSAGE = {
  objectType: "feed",
  content: {
    title: "<b>선물</b>",
    description: "고마워요",
    link: { mobileWebUrl: "http://shop.test/gift/1" },
  },
  serverCallbackArgs: { giftTo: "link-1" },
};

test("Kakao share: after init the script opens the list of friends with the message", async () => {
  const { app } = sandbox();
  const opened: string[] = [];
  const window = { open: (url: string) => opened.push(url) };
  const document = { currentScript: { src: "http://sandbox.test/kakao/share.js" } };
  runInNewContext((await app.inject("/kakao/share.js")).body, { window, document, URL });
  const { Kakao } = window as unknown as { Kakao: Sdk };
  expect(Kakao.isInitialized()).toBe(false);
  expect(() => Kakao.Share.sendDefault(MESSAGE)).toThrow("init");
  Kakao.init("a key");
  Kakao.Share.sendDefault(MESSAGE);
  const url = new URL(opened[0] ?? "");
  expect(JSON.parse(url.searchParams.get("message") ?? "")).toEqual(MESSAGE);
  const page = await app.inject(url.pathname + url.search);
  expect(page.body).toContain("박소담에게 보내기");
  expect(page.body).not.toContain("<b>선물</b>");
});

test("Kakao share: sending posts a notice with serverCallbackArgs to the shop, like Kakao", async () => {
  const { app, heard } = sandbox();
  await send(app, MESSAGE);
  expect(heard).toEqual([
    {
      url: "http://shop.test/shared",
      authorization: "KakaoAK test_kakao_secret",
      fields: { CHAT_TYPE: "DirectChat", HASH_CHAT_ID: "sandbox", giftTo: "link-1" },
    },
  ]);
  expect((await app.inject("/_sim/kakao/shared")).json().list).toHaveLength(1);
});

test("Kakao share: without serverCallbackArgs no notice is sent", async () => {
  const { app, heard } = sandbox();
  const { serverCallbackArgs: _none, ...plain } = MESSAGE;
  expect((await send(app, plain)).statusCode).toBe(200);
  expect(heard).toEqual([]);
});

test.each(["", "{}", "no json"])("Kakao share: the message %j is refused with 400", async (message) => {
  const { app } = sandbox();
  expect((await app.inject({ url: "/kakao/share", query: { message } })).statusCode).toBe(400);
});

type Sdk = {
  init(key: string): void;
  isInitialized(): boolean;
  Share: { sendDefault(settings: object): void };
};

function send(app: ReturnType<typeof createSandbox>, message: object) {
  return app.inject({
    method: "POST",
    url: "/kakao/share",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ message: JSON.stringify(message), to: "박소담" }).toString(),
  });
}

function sandbox() {
  const heard: object[] = [];
  const app = createSandbox({
    secretKey: "test_sk_local",
    clientKey: "test_ck_local",
    clock: () => new Date("2026-11-21T03:00:00Z"),
    webhookUrls: [],
    publicUrl: "http://sandbox.test",
    shareUrl: "http://shop.test/shared",
    fetch: async (url, init) => {
      const authorization = new Headers(init?.headers).get("authorization");
      heard.push({
        url: String(url),
        authorization,
        fields: Object.fromEntries(new URLSearchParams(String(init?.body))),
      });
      return new Response("");
    },
  });
  return { app, heard };
}
