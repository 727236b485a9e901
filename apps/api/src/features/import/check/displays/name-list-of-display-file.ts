export const DISPLAY_FILE = "catalog/displays.json";

/** Returns the name of a list in the file, for problems, e.g. `catalog/displays.json › banners`. */
export function listInFile(list: string): string {
  return `${DISPLAY_FILE} › ${list}`;
}
