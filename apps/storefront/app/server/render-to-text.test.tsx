import { Suspense, use } from "react";
import { expect, test } from "vitest";
import { renderToText } from "./render-to-text.ts";

const never = () => expect.unreachable();

test("renderToText: a part that comes later is in its place, letters of several bytes are whole", async () => {
  const later = Promise.resolve("사과".repeat(3000));
  const Later = () => <p>{use(later)}</p>;
  const text = await renderToText(
    <html lang="ko">
      <body>
        <Suspense fallback={<i />}>
          <Later />
        </Suspense>
      </body>
    </html>,
    { signal: new AbortController().signal, onError: never },
  );
  expect(text).toContain(`<p>${"사과".repeat(3000)}</p>`);
  expect(text).not.toContain("<i>");
});

test("renderToText: the error of a part is reported and the part left out", async () => {
  const errors: unknown[] = [];
  const Broken = () => {
    throw new Error("broken part");
  };
  const text = await renderToText(
    <main>
      <Suspense fallback={<i>대신</i>}>
        <Broken />
      </Suspense>
    </main>,
    { signal: new AbortController().signal, onError: (error) => errors.push(error) },
  );
  expect(errors).toMatchObject([{ message: "broken part" }]);
  expect(text).toContain("대신");
});

test("renderToText: the error of the frame is thrown", async () => {
  const Broken = () => {
    throw new Error("broken frame");
  };
  const options = { signal: new AbortController().signal, onError: () => undefined };
  await expect(renderToText(<Broken />, options)).rejects.toThrow("broken frame");
});
