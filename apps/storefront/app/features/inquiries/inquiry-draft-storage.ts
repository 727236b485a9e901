import { INQUIRY_KINDS, type InquiryKind } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";

/** Unsent inquiry, kept on the device; pictures are not. */
export type InquiryDraft = { kind: InquiryKind | null; contents: string };

const KEY = "inquiry-draft";
const EMPTY: InquiryDraft = { kind: null, contents: "" };

/** Reads the draft of the device; a damaged one is empty. */
export function readDraft(storage: Pick<Storage, "getItem">): InquiryDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return EMPTY;
    const { kind, contents } = kept as Record<string, unknown>;
    return {
      kind: INQUIRY_KINDS.find((each) => each === kind) ?? null,
      contents: typeof contents === "string" ? contents : "",
    };
  } catch (error) {
    if (error instanceof SyntaxError) return EMPTY;
    throw error;
  }
}

/** Keeps a draft on the device; an empty one is removed. */
export function keepDraft(storage: Pick<Storage, "setItem" | "removeItem">, draft: InquiryDraft): void {
  if (draft.contents === "" && draft.kind === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(draft));
}

export function dropDraft(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(KEY);
}
