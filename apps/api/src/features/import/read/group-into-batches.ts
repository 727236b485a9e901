const MOST_ITEMS = 500;
const MOST_BYTES = 2 * 1024 * 1024;

/** Groups items into batches small enough for memory and one statement, whatever the size of an item. */
export async function* groupIntoBatches<T>(
  items: AsyncIterable<T> | Iterable<T>,
  bytesOf: (item: T) => number,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let bytes = 0;
  for await (const item of items) {
    batch.push(item);
    bytes += bytesOf(item);
    if (batch.length < MOST_ITEMS && bytes < MOST_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
