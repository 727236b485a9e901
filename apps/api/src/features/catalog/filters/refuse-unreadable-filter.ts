import { refuse } from "@todayfruit/domain/result";

/** Refuses a filter with a condition that cannot be read, naming it. */
export function refuseUnreadableFilter(condition: string) {
  return refuse("INVALID_INPUT", {
    fields: [{ field: "filter", message: `'${condition}' 조건을 읽지 못했어요. 다시 골라 주세요` }],
  });
}
