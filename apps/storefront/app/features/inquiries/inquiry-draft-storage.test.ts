import { expect, test } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./inquiry-draft-storage.ts";

function memory(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a draft is kept until it is dropped, and an emptied one is removed", () => {
  const storage = memory();
  keepDraft(storage, { kind: "return", contents: "멍들었어요" });
  expect(readDraft(storage)).toEqual({ kind: "return", contents: "멍들었어요" });
  keepDraft(storage, { kind: null, contents: "" });
  expect(storage.getItem("inquiry-draft")).toBeNull();
  keepDraft(storage, { kind: null, contents: "다시" });
  dropDraft(storage);
  expect(readDraft(storage)).toEqual({ kind: null, contents: "" });
});

test.each(["{", "null", "3", '{"kind":"x","contents":7}'])("readDraft: %s is an empty draft", (text) => {
  expect(readDraft(memory({ "inquiry-draft": text }))).toEqual({ kind: null, contents: "" });
});
