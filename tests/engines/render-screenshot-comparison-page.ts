import { ENGINE_NAMES, type EngineName } from "./browsers/engine-and-tab-types.ts";

/** File of a picture in the folder of the pictures. */
export function pictureFile(engine: EngineName, name: string): string {
  return `${name.replaceAll(/[^a-z]+/g, "-")}.${engine}.png`;
}

/**
 * Page that lays the pictures of each screen beside each other, one column an engine.
 *
 * @param versions engines that ran, with their versions
 */
export function renderScreenshotComparisonPage(
  screens: readonly string[],
  versions: ReadonlyMap<EngineName, string>,
): string {
  const engines = ENGINE_NAMES.filter((name) => versions.has(name));
  const heads = engines.map((name) => `<th scope="col">${name}<br>${versions.get(name)}</th>`);
  const rows = screens.map((screen) => {
    const cells = engines.map(
      (name) => `<td><img src="${pictureFile(name, screen)}" alt="${screen}, ${name}" width="390"></td>`,
    );
    return `<tr><th scope="row">${screen}</th>${cells.join("")}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens in ${engines.length} engines</title>
<style>body { font: 14px sans-serif } th, td { padding: 8px; vertical-align: top } img { border: 1px solid #ccc }</style>
<table>
<thead><tr><td></td>${heads.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</html>
`;
}
