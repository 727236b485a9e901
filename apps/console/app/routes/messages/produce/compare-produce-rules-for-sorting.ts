import {
  PRODUCE_NOTICES,
  type ProduceNotice,
} from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";

type Named = { id: number; name: string; notice: ProduceNotice };

/** Compares two rules by the name of the produce, then in the order of the notices; for lists. */
export function compareProduceRulesForSorting(one: Named, other: Named): number {
  return (
    one.name.localeCompare(other.name, "ko") ||
    PRODUCE_NOTICES.indexOf(one.notice) - PRODUCE_NOTICES.indexOf(other.notice) ||
    one.id - other.id
  );
}
