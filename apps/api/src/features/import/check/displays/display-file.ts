export const displayFile = "catalog/displays.json";

/** A list inside the file, as problems name it, e.g. `catalog/displays.json › banners`. */
export function listInFile(list: string): string {
  return `${displayFile} › ${list}`;
}
