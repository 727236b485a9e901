/** Screen, order or product that was opened from the palette. */
export type RecentHit = { label: string; to: string };

const KEY = "console-palette";
const MOST = 5;

/** Lists the last five that were opened on this device, the latest first; members are not kept, since their names are personal data. */
export function recentHits(): RecentHit[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(kept) ? kept.filter(isRecentHit) : [];
}

/** Keeps what was opened. */
export function keepHit({ label, to }: RecentHit): void {
  const others = recentHits().filter((hit) => hit.to !== to);
  localStorage.setItem(KEY, JSON.stringify([{ label, to }, ...others].slice(0, MOST)));
}

function isRecentHit(value: unknown): value is RecentHit {
  const { label, to } = (value ?? {}) as Partial<RecentHit>;
  return typeof label === "string" && typeof to === "string" && to.startsWith("/");
}
