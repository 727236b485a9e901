import type { ReviewDraft } from "../../ui/review/review-form.tsx";

const PREFIX = "review-draft-";

/** The draft of a product of an order; `null` without one, or where the browser keeps nothing. */
export function readDraft(productId: number): ReviewDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + productId) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null; // Nothing is kept here, or something else is: the form begins empty.
  }
}

/** Keeps a draft until it is sent; an empty one is forgotten. */
export function keepDraft(productId: number, draft: ReviewDraft): void {
  const isEmpty = draft.score === 0 && draft.contents.trim() === "" && draft.images.length === 0;
  try {
    if (isEmpty) localStorage.removeItem(PREFIX + productId);
    else localStorage.setItem(PREFIX + productId, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends what is on the screen.
  }
}

/** Once it was sent. */
export function forgetDraft(productId: number): void {
  keepDraft(productId, { score: 0, contents: "", images: [] });
}

function isDraft(kept: unknown): kept is ReviewDraft {
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
