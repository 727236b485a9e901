import { readItems } from "../read/read-json.ts";
import type { Problems } from "../validate/problems.ts";
import type { RecordValidator } from "../validate/record-validator.ts";

const MOST_RECORDS = 500;
const MOST_BYTES = 4 * 1024 * 1024;

/** The rows of a checked file that are good, in batches that stay small in memory and in a statement. */
export async function* goodRecords<T>(
  folder: string,
  file: string,
  validator: RecordValidator<T>,
  problems: Problems,
): AsyncGenerator<T[]> {
  let [batch, bytes]: [T[], number] = [[], 0];
  for await (const item of readItems(folder, file)) {
    if (problems.isBad(file, item.row)) continue;
    // It was checked a moment ago, so it is another file by now; nothing of it is kept.
    if (!validator.is(item.value)) throw new Error(`${file} was changed while it was being imported`);
    batch.push(item.value);
    bytes += item.bytes;
    if (batch.length < MOST_RECORDS && bytes < MOST_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
