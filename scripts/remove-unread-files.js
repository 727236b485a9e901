import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `npm ci` runs this last: removes the source maps of the installed packages and the headers of C beside Node, a quarter of
 * their bytes, which neither the shop nor its checks read (decision 149). In JavaScript for Node 20, which may install.
 */

const PACKAGES = fileURLToPath(new URL("../node_modules/", import.meta.url));
const IS_SOURCE_MAP = /\.[cm]?(?:js|ts|css)\.map$/;
const IS_HEADERS = /[\\/]node-[a-z]+-[a-z0-9]+[\\/]include$/;

await removeUnreadIn(PACKAGES);

/** @param {string} folder */
async function removeUnreadIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const place = join(folder, entry.name);
      if (entry.isDirectory())
        return IS_HEADERS.test(place) ? rm(place, { recursive: true }) : removeUnreadIn(place);
      return entry.isFile() && IS_SOURCE_MAP.test(entry.name) ? rm(place) : null;
    }),
  );
}
