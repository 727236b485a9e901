import type { Storage } from "../../gateways/storage/storage-types.ts";

/** Lists the named files of each row that are not in storage, as fields of the input. */
export async function listMissingMedia(
  storage: Storage,
  rows: readonly (readonly string[])[],
): Promise<{ field: string; message: string }[]> {
  const found = new Set<string>();
  for (const file of new Set(rows.flat())) if (await storage.find(file)) found.add(file);
  return rows.flatMap((files, index) =>
    files.filter((file) => !found.has(file)).map((file) => ({ field: `rows.${index}`, message: file })),
  );
}
