import type { FastifyReply } from "fastify";
import { html, sendPage } from "../build-and-send-html-page.ts";
import type { Code, Parcel } from "./parcel-store.ts";

const BUTTONS: readonly (readonly [Code, string])[] = [
  ["AT_PICKUP", "집화"],
  ["IN_TRANSIT", "이동"],
  ["OUT_FOR_DELIVERY", "배송 출발"],
  ["ATTEMPT_FAIL", "부재"],
  ["DELIVERED", "배송 완료"],
];

/** Sends the page of parcels that were queried, each with buttons for its next events. */
export function sendParcels(reply: FastifyReply, parcels: readonly Parcel[]): FastifyReply {
  const rows = parcels.map(({ carrierId, trackingNumber, events }) => {
    const last = events.at(-1);
    return html`<tr><td>${carrierId}</td><td>${trackingNumber}</td>
<td>${last ? `${last.time} ${last.code}` : "아직 집화하지 않았어요"}</td>
<td>${BUTTONS.map(
      ([code, name]) => html`<form method="post" action="/tracker">
<input type="hidden" name="carrierId" value="${carrierId}">
<input type="hidden" name="trackingNumber" value="${trackingNumber}">
<button name="code" value="${code}">${name}</button></form>`,
    )}</td></tr>`;
  });
  return sendPage(
    reply,
    "택배",
    html`<h1>택배</h1>
<p class="note">가게가 물어본 송장이에요. 단추를 누르면 택배가 움직여요.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">택배사</th><th scope="col">송장 번호</th><th scope="col">마지막 소식</th><th scope="col">다음</th></tr></thead>
<tbody>${rows.length > 0 ? rows : html`<tr><td colspan="4">아직 물어본 송장이 없어요.</td></tr>`}</tbody>
</table></div>`,
  );
}
