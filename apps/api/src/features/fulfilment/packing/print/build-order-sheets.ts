import type { PackedParcel } from "../packing.presenter.ts";
import type { PrintedBy } from "./build-pick-list-sheets.ts";
import { escapeHtml } from "./escape-html.ts";
import { goodsOf, lotLine, phoneText } from "./format-parcel-lines-for-print.ts";

/** Builds an order sheet (발주서) for each farm: what it sends to whom. */
export function buildOrderSheets(parcels: readonly PackedParcel[], by: PrintedBy): string[] {
  return [...Map.groupBy(parcels, ({ distributor }) => distributor.id).values()].map((own) => {
    const units = own.flatMap(goodsOf).reduce((sum, line) => sum + line.units, 0);
    return `<section class="sheet a4"><header><div><h1>발주서 · ${escapeHtml(own[0]?.distributor.name ?? "")}</h1>
<p>${escapeHtml(by.day)}까지 보낼 것 · ${own.length}상자 ${units}개</p></div><p>${escapeHtml(by.at)} ${escapeHtml(by.operatorName)}</p></header>
<table><thead><tr><th>주문</th><th>받는 분</th><th>주소</th><th>상품 · 옵션</th></tr></thead><tbody>${own.map(rowOf).join("")}</tbody></table></section>`;
  });
}

function rowOf(parcel: PackedParcel): string {
  const { receiver, orderNumber } = parcel;
  const goods = goodsOf(parcel).map(
    ({ name, units, lots }) => `<li><b>${units}개</b> ${escapeHtml(name)}${lotLine(lots)}</li>`,
  );
  const notes = [receiver.memo, receiver.entranceCode && `공동현관 ${receiver.entranceCode}`].filter(Boolean);
  return `<tr><td class="nowrap">${escapeHtml(orderNumber)}</td><td>${escapeHtml(receiver.name)}<br><span class="nowrap">${escapeHtml(phoneText(receiver.phone))}</span></td><td>(${escapeHtml(receiver.zonecode)}) ${escapeHtml(receiver.roadAddress)} ${escapeHtml(receiver.addressDetail)}${notes.map((note) => `<br><span class="small">${escapeHtml(note)}</span>`).join("")}</td><td><ul>${goods.join("")}</ul></td></tr>`;
}
