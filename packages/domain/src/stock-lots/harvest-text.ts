/** Harvest of a lot: its day, KST, and the measured sweetness in °Bx, `null` where none was measured. */
export type Harvest = { harvestedOn: string; brix: number | null };

/**
 * Writes the harvest of a lot for shoppers.
 *
 * @example harvestText({ harvestedOn: "2026-11-22", brix: 13.2 }) // "11월 22일 수확 · 당도 13.2 Brix 측정"
 */
export function harvestText({ harvestedOn, brix }: Harvest): string {
  const [, month, day] = harvestedOn.split("-").map(Number);
  const harvest = `${month}월 ${day}일 수확`;
  return brix === null ? harvest : `${harvest} · 당도 ${brix.toFixed(1)} Brix 측정`;
}
