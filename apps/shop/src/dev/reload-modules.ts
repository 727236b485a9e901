import path from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";

export type ModuleReloader = {
  /** Evaluates a module and its imports; unchanged ones are not evaluated again. */
  load<T>(file: string): Promise<T>;
  close(): Promise<void>;
};

const QUIET_MS = 20;

/**
 * Loads TypeScript modules of the server and watches their files. The next `load` evaluates a changed file and its
 * importers again; modules of packages stay.
 *
 * @param root folder of the repository
 * @param onChange called once after a burst of changes, with the changed files
 */
export async function createModuleReloader(
  root: string,
  onChange: (files: readonly string[]) => void,
): Promise<ModuleReloader> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: "custom",
    clearScreen: false,
    logLevel: "warn",
    cacheDir: path.join(root, "node_modules/.vite-server"),
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: { ignored: ["**/build/**", "**/.data/**"] },
    },
    optimizeDeps: { noDiscovery: true },
  });
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite's server environment runs modules");
  const { runner } = environment;

  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on("change", (file) => {
    const { evaluatedModules } = runner;
    const own = evaluatedModules.getModulesByFile(file);
    if (!own) return;
    const invalid = new Set([...own].map(({ id }) => id));
    for (const id of invalid) {
      const module = evaluatedModules.getModuleById(id);
      if (!module) continue;
      for (const importer of module.importers) invalid.add(importer);
      evaluatedModules.invalidateModule(module);
    }
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, QUIET_MS);
  });

  return {
    load: (file) => runner.import(file),
    async close() {
      clearTimeout(timer);
      await vite.close();
    },
  };
}
