import type { FastifyInstance } from "fastify";
import { html, sendPage } from "../build-and-send-html-page.ts";

/** Account whose codes the authenticator shows, with its code now; `null` without one. */
export type AuthenticatorCode = () => Promise<{ account: string; code: string } | null>;

/** Binds the stand-in of an authenticator app: the six digits that the demonstration's manager types at the login. */
export function bindAuthenticatorAppStandIn(app: FastifyInstance, code: AuthenticatorCode): void {
  app.get("/authenticator", async (_request, reply) => {
    const shown = await code();
    return sendPage(
      reply,
      "인증 앱",
      shown
        ? html`<h1>인증 앱</h1><p>${shown.account}</p><p><strong>${shown.code}</strong></p><p>30초마다 바뀌어요. 한 번호는 한 번만 쓸 수 있어요.</p>`
        : html`<h1>인증 앱</h1><p>등록한 운영자가 없어요.</p>`,
    );
  });
}
