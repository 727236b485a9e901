import { josa } from "@todayfruit/domain/korean/josa";
import type { FieldProblem } from "../validate/create-problem-collector.ts";
import type { Kind, Known } from "./known-catalogue-facts.ts";

const NAMES: Record<Kind, string> = {
  category: "카테고리",
  distributor: "출고지",
  product: "상품",
  video: "영상",
  review: "후기",
  question: "문의",
  banner: "배너",
  displayGroup: "전시 그룹",
  displayTab: "전시 탭",
  navigation: "상단 탭",
  subTab: "하위 탭",
  advertising: "광고",
  notice: "공지사항",
  faq: "자주 묻는 질문",
};

/** Requires a good row for a reference; the row is bad otherwise. */
export function needed(known: Known, kind: Kind, id: number, field: string): FieldProblem[] {
  const state = known[kind].state(id);
  if (state === "good") return [];
  return [
    {
      field,
      reason: state === "missing" ? missing(kind, id) : `${id}번 ${NAMES[kind]}에 문제가 있어서 함께 뺐어요`,
    },
  ];
}

/** Checks optional references: bad rows are omitted later, a missing one is a problem. */
export function named(known: Known, kind: Kind, ids: readonly number[] = [], field = ""): FieldProblem[] {
  return ids.flatMap((id, index) =>
    known[kind].state(id) === "missing" ? [{ field: `${field}[${index}]`, reason: missing(kind, id) }] : [],
  );
}

export function missing(kind: Kind, id: number): string {
  return `${id}번 ${josa(NAMES[kind], "이/가")} 없어요`;
}
