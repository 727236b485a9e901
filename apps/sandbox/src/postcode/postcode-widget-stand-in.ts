import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { html, type Markup, sendPage } from "../build-and-send-html-page.ts";
import type { FoundAddress } from "./addresses.ts";
import { searchAddresses } from "./search-addresses.ts";

/** Stand-in of Kakao's postcode widget. */

const SHOWN = 50;

/**
 * Binds Kakao's postcode widget: its script, and the search page that the script opens in a frame or a window. A
 * shop's Content-Security-Policy needs this origin in `script-src` and `frame-src`.
 */
export function bindPostcodeWidgetStandIn(app: FastifyInstance): void {
  const scripts = { widget: readScript("./widget.js"), search: readScript("./search.js") };
  for (const [name, text] of Object.entries(scripts)) {
    app.get(`/postcode/${name}.js`, (_request, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .header("access-control-allow-origin", "*")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(text),
    );
  }

  app.get<{ Querystring: { q?: string; to?: string } }>("/postcode/search", ({ query }, reply) => {
    const { q = "", to = "" } = query;
    return sendPage(reply, "우편번호 검색", searchPage(q, to, searchAddresses(q)), {
      script: "/postcode/search.js",
    });
  });
}

function searchPage(q: string, to: string, found: readonly FoundAddress[]): Markup {
  const count =
    found.length > SHOWN ? html`<p class="note">처음 ${SHOWN}곳이에요. 낱말을 더 적어 보세요.</p>` : html``;
  return html`
<p class="note">주소 연습 창 · 실제 주소가 아니에요</p>
<form action="/postcode/search" method="get" role="search">
<label>도로명, 지번, 건물 이름 <input name="q" type="search" value="${q}" autocomplete="off" required></label>
<input name="to" type="hidden" value="${to}">
<button>검색</button>
</form>
${found.length > 0 ? count : hintOf(q)}
<ul class="addresses">${found.slice(0, SHOWN).map(
    (address) => html`<li><p>${address.zonecode}</p>
<button type="button" data-address="${picked(address, "R", q)}">${address.roadAddress}${nameOf(address)}</button>
<button type="button" data-address="${picked(address, "J", q)}">지번 ${address.jibunAddress}</button></li>`,
  )}</ul>`;
}

function hintOf(q: string): Markup {
  return q.trim() === ""
    ? html`<p class="note">이렇게 찾아보세요: 판교역로, 중문동, 우도, 울릉</p>`
    : html`<p class="note">찾는 주소가 없어요. 도로명이나 동 이름만 적어 보세요.</p>`;
}

function nameOf({ buildingName }: FoundAddress): string {
  return buildingName === "" ? "" : ` (${buildingName})`;
}

/** Serializes the argument of `oncomplete`. */
function picked(address: FoundAddress, userSelectedType: "R" | "J", query: string): string {
  const [bname1 = "", bname2 = ""] = address.bname.includes(" ")
    ? address.bname.split(" ")
    : ["", address.bname];
  return JSON.stringify({
    ...address,
    address: userSelectedType === "R" ? address.roadAddress : address.jibunAddress,
    addressType: userSelectedType,
    userSelectedType,
    noSelected: "N",
    userLanguageType: "K",
    autoRoadAddress: "",
    autoJibunAddress: "",
    bname: bname2,
    bname1,
    bname2,
    hname: "",
    query,
  });
}

function readScript(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}
