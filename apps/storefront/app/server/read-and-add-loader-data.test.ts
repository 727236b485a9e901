import { expect, test } from "vitest";
import { editHtml } from "./edit-html.ts";
import { addLoaderData, readLoaderData } from "./read-and-add-loader-data.ts";

const PAGE = "<body><script>window.__reactRouterContext = {};</script></body>";

const added = (page: string, data: string) =>
  String(editHtml(Buffer.from(page), [(each) => addLoaderData(each, data)]));

test("addLoaderData: the router gets the data as they are, and a text of them cannot end the script", () => {
  const data = '[{"_1":2},"사과 </script><script>alert(1)","\u2028 \\\\ \\" $&"]\n';
  const page = added(PAGE, data);
  const [, code = ""] = /<script>(\{const.*?)<\/script>/s.exec(page) ?? [];
  const sent: unknown[] = [];
  const streamController = { enqueue: (text: unknown) => sent.push(text), close: () => sent.push(null) };
  new Function("window", code)({ __reactRouterContext: { streamController } });
  expect(sent).toEqual([data, null]);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page.endsWith("</script></body>")).toBe(true);
});

test("addLoaderData: a page without the router's scripts is unchanged", () => {
  expect(added("<body>1</body>", "[]")).toBe("<body>1</body>");
});

test("readLoaderData: parts of a stream are one text, also where a letter is divided; without a stream it is empty", async () => {
  const bytes = Buffer.from("사과");
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 4));
      controller.enqueue(bytes.subarray(4));
      controller.close();
    },
  });
  expect([await readLoaderData(stream), await readLoaderData(undefined)]).toEqual(["사과", ""]);
});
