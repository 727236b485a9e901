import type { PackedParcel } from "../packing.presenter.ts";
import { escapeHtml } from "./escape-html.ts";

/** Phone with its hyphens. @example phoneText("01012345678") // "010-1234-5678" */
export function phoneText(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3,4})(\d{4})$/, "$1-$2-$3");
}

/** Options of a parcel with their units, as lines of a sheet. */
export function goodsOf({ products }: PackedParcel): { name: string; units: number }[] {
  return products.flatMap(({ name, options }) =>
    options.map((option) => ({ name: `${name} ${option.name}`, units: option.units })),
  );
}

/** Address, memo and entrance code of a receiver. */
export function receiverLines({ receiver }: PackedParcel): string {
  const code = receiver.entranceCode === "" ? "" : `<p>공동현관 ${escapeHtml(receiver.entranceCode)}</p>`;
  const memo = receiver.memo === "" ? "" : `<p class="memo">${escapeHtml(receiver.memo)}</p>`;
  return `<p class="name">${escapeHtml(receiver.name)} <span class="nowrap">${escapeHtml(phoneText(receiver.phone))}</span></p>
<p class="address">(${escapeHtml(receiver.zonecode)}) ${escapeHtml(receiver.roadAddress)} ${escapeHtml(receiver.addressDetail)}</p>
${memo}${code}`;
}
