import { buildServer } from "./build-server.ts";

/** Process of `build-server-in-child-process.ts`: its argument is the folder of the repository. */

const [, , root = ""] = process.argv;
await buildServer(root, Date.now());
