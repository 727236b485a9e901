import { expect, test } from "vitest";
import { readPreviewTokenAndInstant } from "./read-preview-token-and-instant.ts";

const AT = "2026-12-24T01:00:00.000Z";

test("readPreviewTokenAndInstant: the document of a preview, with the secret of its address", () => {
  expect(readPreviewTokenAndInstant({ previewAt: AT }, "?tab=best&preview=s3cret")).toEqual({
    token: "s3cret",
    at: Date.parse(AT),
  });
});

test.each([
  ["a secret in an ordinary page's address", {}, "?preview=s3cret"],
  ["no secret", { previewAt: AT }, "?tab=best"],
  ["no instant", { previewAt: "" }, "?preview=s3cret"],
])("readPreviewTokenAndInstant: %s is no preview", (_case, dataset, search) => {
  expect(readPreviewTokenAndInstant(dataset, search)).toBeNull();
});
