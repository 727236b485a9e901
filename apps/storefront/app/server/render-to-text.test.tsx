import { Suspense, use } from "react";
import { expect, test } from "vitest";
import { renderToText } from "./render-to-text.ts";

const later = Promise.resolve("사과".repeat(3000));

function Later() {
  return <p>{use(later)}</p>;
}

function Broken({ what }: { what: string }): never {
  throw new Error(`broken ${what}`);
}

const never = () => expect.unreachable();

test("renderToText: a part that comes later is in its place, letters of several bytes are whole", async () => {
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
  const text = await renderToText(
    <main>
      <Suspense fallback={<i>대신</i>}>
        <Broken what="part" />
      </Suspense>
    </main>,
    { signal: new AbortController().signal, onError: (error) => errors.push(error) },
  );
  expect(errors).toMatchObject([{ message: "broken part" }]);
  expect(text).toContain("대신");
});

test("renderToText: the error of the frame is thrown", async () => {
  const options = { signal: new AbortController().signal, onError: () => undefined };
  await expect(renderToText(<Broken what="frame" />, options)).rejects.toThrow("broken frame");
});
