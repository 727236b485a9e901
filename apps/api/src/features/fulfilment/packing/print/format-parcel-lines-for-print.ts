import type { PackedParcel, PickedOption } from "../packing.presenter.ts";
import { escapeHtml } from "./escape-html.ts";

/** Phone with its hyphens. @example phoneText("01012345678") // "010-1234-5678" */
export function phoneText(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3,4})(\d{4})$/, "$1-$2-$3");
}

/** Options of a parcel with their units, as lines of a sheet. */
export function goodsOf({ products }: PackedParcel): { name: string; units: number; lots: string }[] {
  return products.flatMap(({ name, options }) =>
    options.map((option) => ({
      name: `${name} ${option.name}`,
      units: option.units,
      lots: lotsText(option.lots, option.units),
    })),
  );
}

/**
 * Writes from which lots units are taken, with the number from each where they are several; empty without a lot.
 *
 * @example lotsText([{ code: "1123-A", expiresOn: "2026-12-03", units: 2 }], 3) // "1123-A · 12.03 2개, LOT 없음 1개"
 */
export function lotsText(lots: PickedOption["lots"], units: number): string {
  if (lots.length === 0) return "";
  const without = units - lots.reduce((sum, lot) => sum + lot.units, 0);
  const isOne = lots.length === 1 && without === 0;
  const texts = lots.map(
    ({ code, expiresOn, units: own }) =>
      `${code} · ${expiresOn.slice(5).replace("-", ".")}${isOne ? "" : ` ${own}개`}`,
  );
  return [...texts, ...(without > 0 ? [`LOT 없음 ${without}개`] : [])].join(", ");
}

/** Builds the line of a label or sheet that names the lots; empty without a lot. */
export function lotLine(lots: string): string {
  return lots === "" ? "" : `<br><span class="small">LOT ${escapeHtml(lots)}</span>`;
}

/** Address, memo and entrance code of a receiver. */
export function receiverLines({ receiver }: PackedParcel): string {
  const code = receiver.entranceCode === "" ? "" : `<p>공동현관 ${escapeHtml(receiver.entranceCode)}</p>`;
  const memo = receiver.memo === "" ? "" : `<p class="memo">${escapeHtml(receiver.memo)}</p>`;
  return `<p class="name">${escapeHtml(receiver.name)} <span class="nowrap">${escapeHtml(phoneText(receiver.phone))}</span></p>
<p class="address">(${escapeHtml(receiver.zonecode)}) ${escapeHtml(receiver.roadAddress)} ${escapeHtml(receiver.addressDetail)}</p>
${memo}${code}`;
}
