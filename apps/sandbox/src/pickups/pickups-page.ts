import type { FastifyReply } from "fastify";
import { html, sendPage } from "../build-and-send-html-page.ts";
import type { Pickup } from "./pickup-types.ts";

/** Sends the page of pickups that were ordered, each with a button that collects its goods. */
export function sendPickups(reply: FastifyReply, pickups: readonly Pickup[]): FastifyReply {
  const rows = pickups.map(
    ({ key, carrierCode, pickupOn, from, contents, collectedAt, invoiceNumber }) => html`<tr><td>${key}</td>
<td>${carrierCode}</td><td>${pickupOn}</td><td>${from.name}</td><td>${contents}</td>
<td>${
      collectedAt === null
        ? html`<form method="post" action="/pickups"><button name="key" value="${key}">가져가기</button></form>`
        : `${collectedAt} ${invoiceNumber ?? ""}`
    }</td></tr>`,
  );
  return sendPage(
    reply,
    "수거",
    html`<h1>수거</h1>
<p class="note">가게가 맡긴 수거예요. 단추를 누르면 기사님이 가져가요.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">수거</th><th scope="col">택배사</th><th scope="col">날</th><th scope="col">보내는 분</th><th scope="col">상품</th><th scope="col">상태</th></tr></thead>
<tbody>${rows.length > 0 ? rows : html`<tr><td colspan="6">아직 맡긴 수거가 없어요.</td></tr>`}</tbody>
</table></div>`,
  );
}
