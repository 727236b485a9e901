import type { PickedOption } from "../packing.presenter.ts";
import { escapeHtml } from "./escape-html.ts";
import { lotsText } from "./format-parcel-lines-for-print.ts";

/** Pages a printed list has at most rows of. */
const ROWS = 24;
export type PrintedBy = { day: string; at: string; operatorName: string };

/** Builds the pick lists, farm by farm: how many of each option, with a box to tick. */
export function buildPickListSheets(picks: readonly PickedOption[], by: PrintedBy): string[] {
  return [...Map.groupBy(picks, ({ distributorId }) => distributorId).values()].flatMap((own) => {
    const pages = Math.ceil(own.length / ROWS);
    const units = own.reduce((sum, pick) => sum + pick.units, 0);
    return Array.from({ length: pages }, (_, page) => {
      const rows = own.slice(page * ROWS, (page + 1) * ROWS).map(rowOf);
      return `<section class="sheet a4"><header><div><h1>모으기 목록 · ${escapeHtml(own[0]?.distributorName ?? "")}</h1>
<p>${escapeHtml(by.day)}까지 나갈 것 · ${own.length}가지 ${units}개</p></div>
<p>${escapeHtml(by.at)} ${escapeHtml(by.operatorName)}<br>${page + 1} / ${pages}쪽</p></header>
<table><thead><tr><th>모음</th><th>상품</th><th>옵션</th><th>보관</th><th>LOT · 소비기한</th><th class="count">개수</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></section>`;
    });
  });
}

function rowOf({ productName, optionName, storage, units, lots }: PickedOption): string {
  return `<tr><td><div class="tick"></div></td><td>${escapeHtml(productName)}</td><td>${escapeHtml(optionName)}</td><td>${escapeHtml(storage)}</td><td>${escapeHtml(lotsText(lots, units))}</td><td class="count">${units}</td></tr>`;
}
