import type { Reply } from "@todayfruit/contract/all-calls";

type Question = Reply<"GET /v1/products/{id}/questions">["list"][number];
export type Mine = Reply<"GET /v1/products/{id}/questions/user-personal">["list"];

/** Merges the reader's own questions into the list: in full, with those asked since it was fetched on top. */
export function mergeOwnQuestions(
  list: readonly Question[],
  mine: Mine,
): { question: Question; isMine: boolean }[] {
  const newest = list[0]?.createdAt ?? "";
  const added = mine.filter(
    ({ id, createdAt }) => createdAt >= newest && !list.some((question) => question.id === id),
  );
  return [
    ...added.map((question) => ({ question, isMine: true })),
    ...list.map((question) => {
      const own = mine.find(({ id }) => id === question.id);
      return { question: own ?? question, isMine: own !== undefined };
    }),
  ];
}
