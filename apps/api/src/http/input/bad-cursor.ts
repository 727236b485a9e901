import { refuse } from "@todayfruit/domain/result";

/** A `nextPage` that no list gave out. */
export function badCursor() {
  return refuse("INVALID_INPUT", {
    fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
  });
}
