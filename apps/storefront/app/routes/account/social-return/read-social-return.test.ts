import { expect, test } from "vitest";
import { readSocialReturn } from "./read-social-return.ts";

const read = (search: string) => readSocialReturn(new URLSearchParams(search));

test("readSocialReturn: consent gives a code and the provider named by the state", () => {
  const agreed = { kind: "agreed", code: "c", state: "kakaotalk.s.1", snsType: "kakaotalk" };
  expect(read("code=c&state=kakaotalk.s.1")).toEqual(agreed);
  expect(read("code=c&state=naver.s")).toMatchObject({ snsType: "naver" });
});

test("readSocialReturn: distinguishes a refusal from an invalid URL", () => {
  expect(read("error=access_denied&state=naver.s")).toEqual({ kind: "refused" });
  for (const search of ["", "code=c", "state=naver.s", "code=c&state=google.s", "code=&state=naver.s"]) {
    expect(read(search), search).toEqual({ kind: "unknown" });
  }
});
