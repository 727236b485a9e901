import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { html, sendPage } from "../../build-and-send-html-page.ts";
import type { Ledger } from "../ledger/ledger-types.ts";
import { closedPage } from "./window-pages.ts";

/** Binds the window in which a buyer registers a card; it offers a fixed card and takes no card data. */
export function bindCardRegistration(app: FastifyInstance, ledger: Ledger, clientKey: string): void {
  app.get<{ Querystring: { request?: string } }>("/billing-auth", (request, reply) => {
    const asked = read(request.query.request ?? "");
    if (!windowRequest.Check(asked) || asked.clientKey !== clientKey)
      return sendPage(reply, "카드 등록", closedPage("잘못된 요청입니다."), { status: 400 });
    const { customerKey, successUrl, failUrl } = asked;
    const authKey = ledger.ids.next(32, `auth ${customerKey}`);
    ledger.authKeys.set(authKey, customerKey);
    const approved = new URL(successUrl);
    approved.searchParams.set("customerKey", customerKey);
    approved.searchParams.set("authKey", authKey);
    const canceled = new URL(failUrl);
    canceled.searchParams.set("code", "PAY_PROCESS_CANCELED");
    canceled.searchParams.set("message", "사용자에 의해 카드 등록이 취소되었습니다.");
    return sendPage(
      reply,
      "카드 등록",
      html`
<p class="note">카드 등록 연습 창 · 실제 카드를 적지 마세요</p>
<h1>카드 등록하기</h1>
<div class="card">
<p>4330-1234-1234-1235 카드를 등록해요.</p>
<p><a class="primary" href="${approved.href}">등록</a></p>
<p><a href="${canceled.href}">취소</a></p>
</div>`,
    );
  });
}

const Absolute = Type.String({ pattern: "^https?://", maxLength: 2000 });

const windowRequest = Compile(
  Type.Object({
    clientKey: Type.String({ maxLength: 200 }),
    customerKey: Type.String({ pattern: "^[A-Za-z0-9\\-_=.@]{2,50}$" }),
    method: Type.Literal("CARD"),
    successUrl: Absolute,
    failUrl: Absolute,
  }),
);

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not JSON is refused like any other malformed request
  }
}
