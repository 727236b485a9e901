import fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenArray, splitJsonArray } from "./split-json-array.ts";

async function itemsOf(chunks: readonly Uint8Array[]): Promise<string[]> {
  const items: string[] = [];
  for await (const item of splitJsonArray(flow(chunks))) items.push(Buffer.from(item).toString());
  return items;
}

async function* flow(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

function cut(text: string, size: number): Uint8Array[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

test("any array, however formatted and chunked, is read item by item", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue({ stringUnit: "binary" }), { maxLength: 6 }),
      fc.constantFrom(undefined, 2, "\t"),
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      async (list, indent, hasMark, size) => {
        const text = `${hasMark ? "\ufeff" : ""}${JSON.stringify(list, null, indent)}\n`;
        const items = await itemsOf(cut(text, size));
        expect(items.map((item) => JSON.parse(item))).toEqual(JSON.parse(JSON.stringify(list)));
      },
    ),
    { numRuns: 300 },
  );
});

test.each([1, 2, 3, 5, 1000])(
  "JSON punctuation inside strings is text, in chunks of %i bytes",
  async (size) => {
    const list = [
      { name: '감귤 "중과" [5kg], {상자} \\', back: '\\"],[' },
      "한\\",
      [["가", []]],
      {},
      "",
      1.5,
      null,
    ];
    expect((await itemsOf(cut(JSON.stringify(list), size))).map((item) => JSON.parse(item))).toEqual(list);
  },
);

test("a Hangul syllable split between two chunks is read whole", async () => {
  const bytes = Buffer.from('["귤"]');
  const at = bytes.indexOf(0xea) + 1;
  expect(await itemsOf([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(['"귤"']);
});

test("reusing a chunk's buffer does not change what was read", async () => {
  const chunk = Buffer.from('["가나');
  async function* reusing(): AsyncGenerator<Uint8Array> {
    yield chunk;
    chunk.fill(0x20);
    yield Buffer.from('다"]');
  }
  const items: string[] = [];
  for await (const item of splitJsonArray(reusing())) items.push(Buffer.from(item).toString());
  expect(items).toEqual(['"가나다"']);
});

test.each<[string, BrokenArray["kind"], number]>([
  ["", "not-an-array", 0],
  ["  ", "not-an-array", 0],
  ["{}", "not-an-array", 0],
  ["null", "not-an-array", 0],
  ["[", "cut-off", 0],
  ["[1", "cut-off", 0],
  ["[1,", "cut-off", 1],
  ['[1,"a]', "cut-off", 1],
  ["[1,[2]", "cut-off", 1],
  ["[,1]", "misplaced", 0],
  ["[1,,2]", "misplaced", 1],
  ["[1,]", "misplaced", 1],
  ["[1] 2", "text-after", 1],
  ["[1][2]", "text-after", 1],
  ["[]]", "text-after", 0],
])("%o fails with %s after %i items", async (text, kind, after) => {
  const failure = await itemsOf(cut(text, 2)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BrokenArray);
  expect(failure).toMatchObject({ kind, after });
});

test("an unterminated item is refused before it fills the memory", async () => {
  let given = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('["');
    for (;;) {
      given += 1;
      yield Buffer.alloc(1024 * 1024, 0x61);
    }
  }
  const read = async () => {
    for await (const _ of splitJsonArray(endless())) throw new Error("no item ends here");
  };
  await expect(read()).rejects.toMatchObject({ kind: "too-long", after: 0 });
  expect(given).toBe(16);
});
