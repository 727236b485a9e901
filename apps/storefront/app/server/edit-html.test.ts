import { expect, test } from "vitest";
import { editHtml, type HtmlEditor } from "./edit-html.ts";

const PAGE = "<head><b>사과</b></head><body>배<b>감</b></body>";

const edited = (...edits: ((page: HtmlEditor) => void)[]) => String(editHtml(Buffer.from(PAGE), edits));

test("editHtml: insertions at one tag come in the order of the calls, wherever the others are", () => {
  const page = edited(
    (each) => each.insertBefore("</body>", "첫째"),
    (each) => each.insertAfter("<head>", "<title>귤</title>"),
    (each) => each.insertBefore("</body>", "둘째 $&"),
  );
  expect(page).toBe("<head><title>귤</title><b>사과</b></head><body>배<b>감</b>첫째둘째 $&</body>");
});

test("editHtml: a text is replaced once or everywhere", () => {
  expect(edited((page) => page.replaceFirst("<b>", "<i>"))).toBe(PAGE.replace("<b>", "<i>"));
  expect(edited((page) => page.replaceAll("<b>", "<strong>"))).toBe(PAGE.replaceAll("<b>", "<strong>"));
});

test("editHtml: a text that is missing changes nothing, and the bytes are not copied", () => {
  const bytes = Buffer.from(PAGE);
  const edit = (page: HtmlEditor) => {
    page.insertAfter("<main>", "1");
    page.insertBefore("</main>", "1");
    page.replaceFirst("수박", "1");
    page.replaceAll("수박", "1");
  };
  expect(editHtml(bytes, [edit])).toBe(bytes);
});

test("editHtml: what an edit before inserted is included, though not edited", () => {
  const page = edited(
    (each) => each.insertAfter("<body>", "<script>"),
    (each) => each.insertBefore("</head>", String(each.includes("<script>"))),
    (each) => each.replaceFirst("<script>", ""),
  );
  expect(page).toBe("<head><b>사과</b>true</head><body><script>배<b>감</b></body>");
});

test("editHtml: an edit within what another replaces is a bug", () => {
  const within = () =>
    edited(
      (page) => page.replaceFirst("<b>사과</b>", "<b>귤</b>"),
      (page) => page.insertAfter("<b>", "빨간 "),
    );
  expect(within).toThrow("Two edits of one place: 빨간 ");
});
