import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders a complete document, with all that it waits for, as its UTF-8 bytes.
 *
 * @param onError called for each error of a part, which is rendered without it
 * @throws the error of the frame of the page, which nothing can replace
 */
export function renderToBytes(
  node: ReactNode,
  { signal, onError }: { signal: AbortSignal; onError(error: unknown): void },
): Promise<Buffer> {
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
