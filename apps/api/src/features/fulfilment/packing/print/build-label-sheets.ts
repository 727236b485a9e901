import type { PackedParcel } from "../packing.presenter.ts";
import { drawBarcode } from "./draw-barcode.ts";
import { escapeHtml } from "./escape-html.ts";
import { goodsOf, lotLine, receiverLines } from "./format-parcel-lines-for-print.ts";

/** Labels on a sheet of A4. */
const PER_SHEET = 8;
/** Goods named on a label of its own and on one of eight; the slip has all of them. */
const GOODS = { label: 4, a4: 1 } as const;
const REGIONS = { major: "", secondary_area: "제주", third_area: "도서산간" } as const;

/** Builds labels of 100 × 150 mm, one a page, or eight on a sheet of A4. */
export function buildLabelSheets(parcels: readonly PackedParcel[], paper: "a4" | "label"): string[] {
  const labels = parcels.map((parcel) => labelOf(parcel, GOODS[paper]));
  if (paper === "label") return labels.map((label) => `<section class="sheet">${label}</section>`);
  return Array.from({ length: Math.ceil(labels.length / PER_SHEET) }, (_, at) => {
    const own = labels.slice(at * PER_SHEET, (at + 1) * PER_SHEET);
    return `<section class="sheet eight">${own.join("")}</section>`;
  });
}

function labelOf(parcel: PackedParcel, most: number): string {
  const { carrier, distributor, receiver, orderNumber } = parcel;
  const goods = goodsOf(parcel);
  const more = goods.length > most ? `<li>외 ${goods.length - most}가지</li>` : "";
  const lines = goods
    .slice(0, most)
    .map(({ name, units, lots }) => `<li><b>${units}개</b> ${escapeHtml(name)}${lotLine(lots)}</li>`);
  const region = receiver.roadAddress.split(" ").slice(0, 2).join(" ");
  const remote = REGIONS[receiver.areaAddress];
  return `<article class="label"><header><b>${escapeHtml(carrier.name)}</b><p>${escapeHtml(distributor.name)} → ${escapeHtml(region)}${remote === "" ? "" : ` <b>[${remote}]</b>`}</p></header>
${drawBarcode(orderNumber)}<p class="number">${escapeHtml(orderNumber)}</p><hr class="rule">
${receiverLines(parcel)}<hr class="rule">
<ul>${lines.join("")}${more}</ul>
<footer class="small">신선식품 · 보낸 곳 ${escapeHtml(distributor.name)} ${escapeHtml(distributor.phone)}</footer></article>`;
}
