import type { HtmlEditor } from "./edit-html.ts";

/**
 * Reads what the loaders of a page answered, as the router encodes it for its copy in the browser.
 *
 * @param stream `serverHandoffStream` of the router; `undefined` for a page without scripts
 */
export async function readLoaderData(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream === undefined ? "" : new Response(stream).text();
}

/**
 * Adds the script that hands the data to the router in the browser. `ServerRouter` writes it too, by parts as they come and so
 * that each part stops and resumes the rendering; here all of it is there.
 *
 * @param page a document whose `<Scripts>` has begun `__reactRouterContext`; another is not changed
 */
export function addLoaderData(page: HtmlEditor, data: string): void {
  if (!page.includes(`${CONTEXT} = `)) return;
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  page.insertBefore(
    "</body>",
    `<script>{const{streamController}=${CONTEXT};streamController.enqueue(${text});streamController.close();}</script>`,
  );
}

const CONTEXT = "window.__reactRouterContext";
