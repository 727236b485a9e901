import { Writable } from "node:stream";
import { createContext, lazy, Suspense, use, useId, useState } from "react";
import { renderToPipeableStream } from "react-dom/server";
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

const Name = createContext("사과");

function Named() {
  const name = use(Name);
  const [count] = useState(3);
  return (
    <p id={useId()}>
      {name} {count}개 {"<b>&"}
    </p>
  );
}

const Ready = lazy(() => Promise.resolve({ default: Named }));

const page = (
  <html lang="ko">
    <head>
      <title>귤 · 오늘의과일</title>
      <link rel="stylesheet" href="/app.css" precedence="default" />
    </head>
    <body>
      <img src="/귤.webp" alt="" fetchPriority="high" />
      <Suspense fallback={<i />}>
        <Ready />
      </Suspense>
      <Name value="배">
        <Named />
      </Name>
    </body>
  </html>
);

function streamed(): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write: (chunk: Uint8Array, _encoding, done) => done(void chunks.push(chunk)),
      final: (done) => done(void resolve(String(Buffer.concat(chunks)))),
    });
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => void pipe(sink), onError: reject });
  });
}

test("renderToBytes: a page that waits for nothing has the bytes that a stream of it has", async () => {
  const options = { signal: new AbortController().signal, onError: never };
  const first = await streamed();
  expect(first).toContain("<!DOCTYPE html>");
  expect(String(await renderToBytes(page, options))).toBe(await streamed());
  expect(String(await renderToBytes(page, options))).toContain("배<!-- --> <!-- -->3<!-- -->개");
});

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
