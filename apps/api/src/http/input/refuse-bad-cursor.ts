import { refuse } from "@todayfruit/domain/result";

/** Refuses a `nextPage` that no list issued. */
export function refuseBadCursor() {
  return refuse("INVALID_INPUT", {
    fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
  });
}
