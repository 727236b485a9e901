import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Keeps every module compiled and without its types beside the packages, so that the next start compiles nothing. Where that
 * folder cannot be written to, as in the image, nothing is kept. `NODE_COMPILE_CACHE` names another folder, and
 * `NODE_DISABLE_COMPILE_CACHE=1` keeps nothing.
 */
enableCompileCache(fileURLToPath(new URL("../../../../node_modules/.cache/compiled/", import.meta.url)));
