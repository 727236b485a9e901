import { REVIEW_ASPECTS } from "@todayfruit/domain/reviews/review-aspect-rules";
import type { ReviewDraft } from "../../../features/reviews/review-form.tsx";

const PREFIX = "review-draft-";

/** Reads the saved draft of an ordered product's review; `null` without one, or when storage is unavailable. */
export function readDraft(productId: number): ReviewDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + productId) ?? "null");
    if (!isDraft(kept)) return null;
    return { ...kept, video: isVideo(kept.video) ? kept.video : null, aspects: aspectsIn(kept.aspects) };
  } catch {
    return null; // Nothing is kept here, or something else is: the form begins empty.
  }
}

/** Saves a draft until it is sent; removes an empty one. */
export function keepDraft(productId: number, draft: ReviewDraft): void {
  const isEmpty =
    draft.score === 0 &&
    draft.contents.trim() === "" &&
    draft.images.length === 0 &&
    !draft.video &&
    Object.keys(draft.aspects).length === 0;
  try {
    if (isEmpty) localStorage.removeItem(PREFIX + productId);
    else localStorage.setItem(PREFIX + productId, JSON.stringify(draft));
  } catch {
    // Without storage the review on the screen can still be sent.
  }
}

/** Removes the draft after sending. */
export function deleteDraft(productId: number): void {
  keepDraft(productId, { score: 0, contents: "", images: [], video: null, aspects: {} });
}

/** Returns the answers in what was kept, without anything else. */
function aspectsIn(kept: unknown): ReviewDraft["aspects"] {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    REVIEW_ASPECTS.flatMap((aspect) => {
      const answer: unknown = Object.entries(kept).find(([key]) => key === aspect)?.[1];
      return answer === 1 || answer === 2 || answer === 3 ? [[aspect, answer]] : [];
    }),
  );
}

function isVideo(kept: unknown): kept is ReviewDraft["video"] {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "path" in kept &&
    typeof kept.path === "string" &&
    "poster" in kept &&
    typeof kept.poster === "string" &&
    "seconds" in kept &&
    typeof kept.seconds === "number"
  );
}

/** Checks a draft; one kept before there were videos and aspects has none. */
function isDraft(
  kept: unknown,
): kept is Omit<ReviewDraft, "video" | "aspects"> & { video?: unknown; aspects?: unknown } {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "score" in kept &&
    typeof kept.score === "number" &&
    "contents" in kept &&
    typeof kept.contents === "string" &&
    "images" in kept &&
    Array.isArray(kept.images) &&
    kept.images.every((image) => typeof image === "string")
  );
}
