import { expect, test } from "vitest";
import { parsePastedReceivers } from "./parse-pasted-receivers.ts";

test.each([
  ["commas", "박소담,010-2345-6789"],
  ["a tab, as pasted from a sheet", "박소담\t01023456789"],
  ["the number first", "010 2345 6789; 박소담"],
  ["only spaces", "박소담 010-2345-6789"],
  ["quotes", '"박소담","010-2345-6789"'],
  ["a number whose leading zero the sheet dropped", "박소담,1023456789"],
  ["a UTF-8 byte order mark and a title row", "\uFEFF이름,휴대폰 번호\r\n박소담,010-2345-6789"],
  ["an additional column", "1,박소담,010-2345-6789"],
])("readRows: a receiver is read from a line with %s", (_how, text) => {
  const { receivers, faults } = parsePastedReceivers(text);
  expect(faults).toEqual([]);
  expect(receivers.map(({ name, phone }) => [name, phone.replace(/\D/g, "").slice(-10)])).toEqual([
    ["박소담", "1023456789"],
  ]);
});

test("readRows: faulty lines are reported by number and the others are read", () => {
  const { receivers, faults } = parsePastedReceivers(
    [
      "박소담,010-2345-6789",
      "",
      "이나무,02-123-4567",
      ",010-3456-7890",
      "최바다,01023456789",
      "한강,010-4567-8901",
    ].join("\n"),
  );
  expect(receivers.map(({ name }) => name)).toEqual(["박소담", "한강"]);
  expect(faults).toEqual([
    { line: 3, text: "이나무,02-123-4567", fault: "phone" },
    { line: 4, text: ",010-3456-7890", fault: "name" },
    { line: 5, text: "최바다,01023456789", fault: "twice" },
  ]);
});

test('readRows: a number already taken is "twice", and receivers beyond fifty are "too-many"', () => {
  const lines = Array.from({ length: 51 }, (_, index) => `받는이,0101234${String(1000 + index)}`);
  const { receivers, faults } = parsePastedReceivers(lines.join("\n"), [
    { name: "있던이", phone: "010-1234-1000" },
  ]);
  expect(receivers).toHaveLength(49);
  expect(faults).toEqual([
    { line: 1, text: "받는이,01012341000", fault: "twice" },
    { line: 51, text: "받는이,01012341050", fault: "too-many" },
  ]);
});

test("readRows: blank input gives no receivers and no faults", () => {
  expect(parsePastedReceivers(" \n\n")).toEqual({ receivers: [], faults: [] });
});
