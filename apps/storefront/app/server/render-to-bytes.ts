import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/**
 * Renders a complete document, with all that it waits for, as its UTF-8 bytes. The data of a page are there before it is
 * rendered, and its code but for the first time in a process, so it is rendered at once as a text. A stream takes a
 * third longer: it encodes each of thousands of pieces.
 *
 * @param options.onError called for each error of a part, which is rendered without it
 * @throws the error of the frame of the page, which nothing can replace
 */
export async function renderToBytes(node: ReactNode, options: RenderOptions): Promise<Buffer> {
  return renderAtOnce(node) ?? renderStream(node, options);
}

type RenderOptions = { signal: AbortSignal; onError(error: unknown): void };

/** @returns `null` for a page of which a part waits or fails: the stream waits for it, and reports it */
function renderAtOnce(node: ReactNode): Buffer | null {
  let html: string;
  try {
    html = renderToString(node);
  } catch {
    // The stream throws it again, unless it was a frame that waits.
    return null;
  }
  const bytes = Buffer.from(DOCTYPE + html);
  return isFinished(bytes) ? bytes : null;
}

/** Written by a stream of a document, and not by a text of one. */
const DOCTYPE = "<!DOCTYPE html>";

/**
 * Comments of React begin each part: `<!--$-->` a finished one, `<!--$?-->` one that waits, `<!--$!-->` one that failed. Searched
 * from their second letter, which is rare in a page.
 */
const PART = "!--$";
const FINISHED = "-".charCodeAt(0);

function isFinished(html: Buffer): boolean {
  for (let at = html.indexOf(PART); at >= 0; at = html.indexOf(PART, at + 1))
    if (html[at + PART.length] !== FINISHED) return false;
  return true;
}

function renderStream(node: ReactNode, { signal, onError }: RenderOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    sink.on("error", reject);
    const { pipe, abort } = renderToPipeableStream(node, {
      // Sent when complete, so no part of it is deferred to a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError,
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}
