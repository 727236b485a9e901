import { expect, test } from "vitest";
import { scrubReplayUrls } from "./scrub-replay-urls.ts";

test("scrubReplayUrls: removes the query from the URLs of the page and its links and updates the length", () => {
  const events = [
    { type: 4, data: { href: "https://f.kr/cart?phone=010-1234-5678" } },
    {
      type: 2,
      data: { node: { tagName: "a", attributes: { class: "a?b", href: "/login?next=/orders/12" } } },
    },
  ];
  const item = [{ type: "replay_recording", length: 1 }, `{"segment_id":0}\n${JSON.stringify(events)}`];
  scrubReplayUrls([{}, [[{ type: "event" }, { message: "?" }], item]]);
  const [first, rest] = String(item[1]).split("\n");
  expect(first).toBe('{"segment_id":0}');
  expect(JSON.parse(rest ?? "")).toEqual([
    { type: 4, data: { href: "https://f.kr/cart?[query]" } },
    { type: 2, data: { node: { tagName: "a", attributes: { class: "a?b", href: "/login?[query]" } } } },
  ]);
  expect(item[0]).toEqual({ type: "replay_recording", length: String(item[1]).length });
});
