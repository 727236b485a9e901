import { expect, test } from "vitest";
import { dropForm, offerForm, readForm, saveForms } from "./saved-form-storage.ts";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("kept forms: a form on the page is kept for ten minutes as it is when the member leaves, a closed one is not", () => {
  const store = tab();
  const typed = { values: { email: "a" }, isSubmitted: false };
  const end = offerForm("email", () => typed);
  offerForm("phone", () => typed)();
  typed.values.email = "haru@todayfruit.example";
  typed.isSubmitted = true;
  saveForms(store, 0);
  end();
  const kept = { values: { email: "haru@todayfruit.example" }, isSubmitted: true };
  expect(readForm(store, "email", 10 * 60_000 - 1)).toEqual(kept);
  expect(readForm(store, "email", 10 * 60_000)).toBeNull();
  expect(readForm(store, "phone", 0)).toBeNull();
  dropForm(store, "email");
  expect(readForm(store, "email", 0)).toBeNull();
});

test("kept forms: anything but a kept form is ignored", () => {
  const store = tab();
  for (const text of ["", "{", "[]", '{"values":1}', '{"values":{},"isSubmitted":"yes","until":9}']) {
    store.setItem("keptForm email", text);
    expect(readForm(store, "email", 0)).toBeNull();
  }
});
