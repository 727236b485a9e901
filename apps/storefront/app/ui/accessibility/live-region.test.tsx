import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "../form/checkbox.tsx";
import { TextField } from "../form/text-field.tsx";
import { SnackbarHost } from "../overlay/snackbar-host.tsx";
import { LiveRegion } from "./live-region.tsx";

test("live region: exists before its text, and does not announce the initial text", () => {
  expect(renderToStaticMarkup(<LiveRegion text="상품 12개" />)).toBe(
    '<p class="sr-only" role="status" aria-live="polite"></p>',
  );
  const bare = renderToStaticMarkup(<SnackbarHost />);
  expect(bare).toContain('<div role="status" aria-live="polite"></div>');
  expect(bare).toContain('<div role="alert" aria-live="assertive"></div>');
});

test("invalid field: sets aria-invalid and references its error message", () => {
  const field = renderToStaticMarkup(<TextField label="이름" error="이름을 적어 주세요" />);
  const id = /aria-describedby="([^"]+)"/.exec(field)?.[1];
  expect(field).toContain('aria-invalid="true"');
  expect(field).toMatch(new RegExp(`<p id="${id}"[^>]*>.*이름을 적어 주세요`));
  expect(renderToStaticMarkup(<TextField label="이름" />)).not.toContain("aria-invalid");

  const box = <Checkbox label="동의" checked={false} onChange={() => {}} problem="why" />;
  expect(renderToStaticMarkup(box)).toMatch(/<input[^>]*aria-invalid="true" aria-describedby="why"/);
});
