import type { PackedParcel } from "../packing.presenter.ts";
import { drawBarcode } from "./draw-barcode.ts";
import { escapeHtml } from "./escape-html.ts";
import { goodsOf, lotLine, receiverLines } from "./format-parcel-lines-for-print.ts";

/** Goods on half a sheet; more go on a sheet of their own. */
const ROWS = 6;

/** Builds packing slips of half a sheet of A4, without prices, so that a gift can have the same slip. */
export function buildPackingSlipSheets(parcels: readonly PackedParcel[]): string[] {
  const slips = parcels.flatMap(slipsOf);
  return Array.from({ length: Math.ceil(slips.length / 2) }, (_, at) => {
    const [upper = "", lower] = slips.slice(at * 2, at * 2 + 2);
    const below = lower === undefined ? "" : `<div class="half below a4">${lower}</div>`;
    return `<section class="sheet"><div class="half a4">${upper}</div>${below}</section>`;
  });
}

function slipsOf(parcel: PackedParcel): string[] {
  const goods = goodsOf(parcel);
  const pages = Math.ceil(goods.length / ROWS);
  return Array.from({ length: pages }, (_, page) => {
    const rows = goods
      .slice(page * ROWS, (page + 1) * ROWS)
      .map(
        ({ name, units, lots }) =>
          `<tr><td><div class="tick"></div></td><td>${escapeHtml(name)}${lotLine(lots)}</td><td class="count">${units}</td></tr>`,
      );
    return `<header><div><h1>포장 명세서</h1><p>${escapeHtml(parcel.distributor.name)} · 주문 ${escapeHtml(parcel.orderNumber)}</p></div>
<div class="code">${drawBarcode(parcel.orderNumber)}<p class="small">${page + 1} / ${pages}쪽</p></div></header>
${receiverLines(parcel)}${cardOf(parcel)}
<table><thead><tr><th>담음</th><th>상품 · 옵션</th><th class="count">개수</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  });
}

function cardOf({ giftMessage }: PackedParcel): string {
  if (giftMessage === null) return "";
  return `<p class="small">선물 · 보낸 분 ${escapeHtml(giftMessage.senderName)} · “${escapeHtml(giftMessage.message.slice(0, 200))}”</p>`;
}
