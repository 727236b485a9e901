import { inBatches } from "../read/in-batches.ts";
import { readItems } from "../read/read-json.ts";
import type { Problems } from "../validate/problems.ts";
import type { RecordValidator } from "../validate/record-validator.ts";

/** The rows of a checked file that are good, in batches. */
export async function* goodRecords<T>(
  folder: string,
  file: string,
  validator: RecordValidator<T>,
  problems: Problems,
): AsyncGenerator<T[]> {
  for await (const items of inBatches(readItems(folder, file), ({ bytes }) => bytes)) {
    yield items.filter(({ row }) => !problems.isBad(file, row)).map(({ value }) => proven(value));
  }

  /** It was checked a moment ago: if it fails now, the file is another by now, and nothing of it is kept. */
  function proven(value: unknown): T {
    if (!validator.is(value)) throw new Error(`${file} was changed while it was being imported`);
    return value;
  }
}
