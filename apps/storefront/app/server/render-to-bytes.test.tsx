import { Suspense, use } from "react";
import { expect, test } from "vitest";
import { renderToBytes } from "./render-to-bytes.ts";

const later = Promise.resolve("사과".repeat(3000));

function Later() {
  return <p>{use(later)}</p>;
}

function Broken({ what }: { what: string }): never {
  throw new Error(`broken ${what}`);
}

const never = () => expect.unreachable();

test("renderToBytes: a part that comes later is in its place, letters of several bytes are whole", async () => {
  const bytes = await renderToBytes(
    <html lang="ko">
      <body>
        <Suspense fallback={<i />}>
          <Later />
        </Suspense>
      </body>
    </html>,
    { signal: new AbortController().signal, onError: never },
  );
  const text = String(bytes);
  expect(text).toContain(`<p>${"사과".repeat(3000)}</p>`);
  expect(text).not.toContain("<i>");
});

test("renderToBytes: the error of a part is reported and the part left out", async () => {
  const errors: unknown[] = [];
  const bytes = await renderToBytes(
    <main>
      <Suspense fallback={<i>대신</i>}>
        <Broken what="part" />
      </Suspense>
    </main>,
    { signal: new AbortController().signal, onError: (error) => errors.push(error) },
  );
  expect(errors).toMatchObject([{ message: "broken part" }]);
  expect(String(bytes)).toContain("대신");
});

test("renderToBytes: the error of the frame is thrown", async () => {
  const options = { signal: new AbortController().signal, onError: () => undefined };
  await expect(renderToBytes(<Broken what="frame" />, options)).rejects.toThrow("broken frame");
});
