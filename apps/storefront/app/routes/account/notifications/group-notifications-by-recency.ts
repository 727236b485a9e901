import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";

/**
 * Groups notifications under 오늘, 이번 주 (the six days before) and 지난 알림, keeping their order.
 *
 * @param now instant, ISO 8601
 */
export function groupNotificationsByRecency<Item extends { createdAt: string }>(
  items: readonly Item[],
  now: string,
): { label: string; items: Item[] }[] {
  const today = kstDateOf(now);
  const weekAgo = addDays(today, -6);
  const labelOf = ({ createdAt }: Item) => {
    const date = kstDateOf(createdAt);
    if (date >= today) return "오늘";
    return date >= weekAgo ? "이번 주" : "지난 알림";
  };
  return [...Map.groupBy(items, labelOf)].map(([label, own]) => ({ label, items: own }));
}
