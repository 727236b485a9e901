import { expect, test } from "vitest";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

/** Has a name and a subtitle of its own. */
const PRODUCT = 20_041;
const HOSTILE = `</title><script>window.__xss=1</script>`;

const path = { id: PRODUCT };

test("product page: title, description, og tags, structured data and alt are an operator's within a second, and as before once undone", async () => {
  const soon = { timeout: 1000, interval: 50 };
  const { version, name, subTitle, images } = await callAsOperator("GET /operator/v1/products/{id}", {
    path,
  });
  const [src = ""] = images;
  const html = () => fetch(`${here().shopUrl}/products/${PRODUCT}`).then((reply) => reply.text());
  const before = await html();
  expect(before).toContain(`<title>${name} · 오늘의과일</title>`);
  const set = {
    seoTitle: `감귤 산지직송 ${HOSTILE}`,
    seoDescription: "아침에 따서 보내요",
    imageAlts: [{ src, alt: "바구니에 담긴 감귤" }],
  };
  const edited = await callAsOperator("PATCH /operator/v1/products", {
    body: { rows: [{ id: PRODUCT, version, set }], reason: "찾기 글" },
  });
  await expect.poll(html, soon).toContain("<title>감귤 산지직송 &lt;/title&gt;");
  const after = await html();
  expect(after).not.toContain(HOSTILE);
  expect(after).toContain(`<meta name="description" content="아침에 따서 보내요"/>`);
  expect(after).toContain(`<meta property="og:description" content="아침에 따서 보내요"/>`);
  expect(after).toMatch(/<meta property="og:title" content="감귤 산지직송 /);
  expect(after).toContain(`alt="바구니에 담긴 감귤"`);
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(after) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name, description: "아침에 따서 보내요" });

  const undo = { path: { id: edited.change?.id }, body: { reason: "원래대로" } };
  await callAsOperator("POST /operator/v1/changes/{id}/undo", undo);
  await expect.poll(html, soon).toContain(`<title>${name} · 오늘의과일</title>`);
  expect(await html()).toContain(`<meta name="description" content="${subTitle}"/>`);
}, 60_000);
