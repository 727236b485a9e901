import type { FastifyReply } from "fastify";
import { html, sendPage } from "../build-and-send-html-page.ts";

/** Webhook as it came. */
export type Received = {
  readonly receiver: string;
  readonly id: string;
  readonly type: string;
  readonly isVerified: boolean;
  readonly status: number;
  readonly body: string;
  readonly at: string;
};

/** Sends the page of webhooks that came, with the secret of a receiver and a switch for its failures. */
export function sendReceiver(
  reply: FastifyReply,
  received: readonly Received[],
  faults: Readonly<Record<string, string>>,
): FastifyReply {
  const rows = received.map(
    ({ receiver, id, type, isVerified, status, body, at }) => html`<tr><td>${receiver}</td><td>${at}</td>
<td>${type}</td><td>${id}</td><td>${isVerified ? "맞아요" : "틀려요"}</td><td>${status}</td><td>${body}</td></tr>`,
  );
  const options = Object.entries(faults).map(
    ([fault, name]) => html`<option value="${fault}">${name}</option>`,
  );
  return sendPage(
    reply,
    "웹훅 받는 곳",
    html`<h1>웹훅 받는 곳</h1>
<p class="note">주소는 /webhooks/이름 이에요. 비밀값을 넣으면 서명을 확인해요.</p>
<form method="post" action="/webhooks">
<label>이름 <input name="receiver" value="erp" required pattern="[a-z0-9-]{1,30}"></label>
<label>비밀값 <input name="secret" placeholder="whsec_…"></label>
<label>답 <select name="fault">${options}</select></label>
<button>저장</button>
</form>
<div class="scroll"><table>
<thead><tr><th scope="col">이름</th><th scope="col">때</th><th scope="col">알림</th><th scope="col">번호</th><th scope="col">서명</th><th scope="col">답</th><th scope="col">본문</th></tr></thead>
<tbody>${rows.length > 0 ? rows : html`<tr><td colspan="7">아직 온 웹훅이 없어요.</td></tr>`}</tbody>
</table></div>`,
  );
}
