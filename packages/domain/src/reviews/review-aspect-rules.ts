export const REVIEW_ASPECTS = ["sweetness", "freshness", "size", "packaging"] as const;
export type ReviewAspect = (typeof REVIEW_ASPECTS)[number];

/** Place of an answer among those of its aspect, from 1. */
export type AspectAnswer = 1 | 2 | 3;

/** Answers of a review; an aspect that was not answered is left out. */
export type AspectAnswers = { [aspect in ReviewAspect]?: AspectAnswer };

/** Korean name of an aspect, and its three answers in order. */
export const ASPECT_TEXTS: Record<
  ReviewAspect,
  { name: string; answers: readonly [string, string, string] }
> = {
  sweetness: { name: "당도", answers: ["덜 달아요", "딱 좋게 달아요", "아주 달아요"] },
  freshness: { name: "신선도", answers: ["아쉬워요", "신선해요", "아주 신선해요"] },
  size: { name: "크기", answers: ["생각보다 작아요", "먹기 좋은 크기예요", "생각보다 커요"] },
  packaging: { name: "포장", answers: ["아쉬워요", "괜찮아요", "꼼꼼해요"] },
};

/** Counts of the answers 1, 2 and 3 of one aspect. */
export type AspectCounts = { aspect: ReviewAspect; counts: readonly [number, number, number] };

/** Most frequent answer of an aspect. */
export type AspectSummary = {
  aspect: ReviewAspect;
  answer: AspectAnswer;
  /** Reviews with this answer, among `answered` that answered the aspect at all. */
  count: number;
  answered: number;
};

/**
 * Lists the aspects that a review of a product is asked for. Sweetness is asked of fruit and of what is sold by its sugar
 * content, e.g. sweet potatoes with 당도 in Brix.
 *
 * @param rootCategory slug of the first level, e.g. `fruit`
 */
export function aspectsOf(product: { rootCategory: string; hasBrix: boolean }): ReviewAspect[] {
  const isSweet = product.rootCategory === "fruit" || product.hasBrix;
  return REVIEW_ASPECTS.filter((aspect) => aspect !== "sweetness" || isSweet);
}

/**
 * Returns the most frequent answer of each aspect that was answered; of answers given equally often the first in order.
 *
 * @example counts [1, 12, 4] of sweetness: answer 2, 12 of 17
 */
export function summarizeAspects(all: readonly AspectCounts[]): AspectSummary[] {
  return all.flatMap(({ aspect, counts }) => {
    const count = Math.max(...counts);
    const answered = counts.reduce((sum, each) => sum + each, 0);
    const answer = answerAt(counts.indexOf(count));
    return answered === 0 ? [] : [{ aspect, answer, count, answered }];
  });
}

/** Tells whether an answer says that the produce fell short: the first one of each aspect does. */
export function isPoorAnswer(answer: AspectAnswer): boolean {
  return answer === 1;
}

function answerAt(index: number): AspectAnswer {
  return index === 0 ? 1 : index === 1 ? 2 : 3;
}
