import { groupIntoBatches } from "../read/group-into-batches.ts";
import { readItems } from "../read/read-json.ts";
import type { Problems } from "../validate/create-problem-collector.ts";
import type { RecordValidator } from "../validate/create-record-validator.ts";

/** Reads the good rows of a checked file in batches. */
export async function* readValidRecords<T>(
  folder: string,
  file: string,
  validator: RecordValidator<T>,
  problems: Problems,
): AsyncGenerator<T[]> {
  for await (const items of groupIntoBatches(readItems(folder, file), ({ bytes }) => bytes)) {
    yield items.filter(({ row }) => !problems.isBad(file, row)).map(({ value }) => proven(value));
  }

  /** Validates again: a failure now means that the file has been changed since, so the import is rolled back. */
  function proven(value: unknown): T {
    if (!validator.is(value)) throw new Error(`${file} was changed while it was being imported`);
    return value;
  }
}
