import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { pagePaths } from "./apps/storefront/page-paths.ts";

/** Settings of journeys in a browser against a started shop: waits are long, so that only what never comes fails. */
const JOURNEYS = {
  globalSetup: ["tests/e2e/setup.ts"],
  setupFiles: ["tests/e2e/restore-goods.ts", "tests/e2e/log-open-pages-on-failure.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
};

/** Browser journeys are not here: `tests/e2e` runs them against a started shop. */
export default defineConfig({
  test: {
    pool: "threads",
    // Every core, also on a machine of two, where one would be kept free.
    maxWorkers: availableParallelism(),
    // Nothing is kept in modules, so a worker loads the shop once for all of its files.
    isolate: false,
    projects: [
      {
        define: { PAGE_PATHS: JSON.stringify(pagePaths) },
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.ts",
            "apps/sandbox/**/*.test.ts",
            "apps/storefront/app/**/*.test.{ts,tsx}",
            "apps/console/app/**/*.test.ts",
            "apps/shop/**/*.test.ts",
            "scripts/*.test.ts",
            "tests/{,architecture/,deployment/}*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/**/*.test.ts"],
          globalSetup: ["apps/api/src/testing/start-postgres.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "abuse",
          include: ["tests/abuse/**/*.test.ts"],
          globalSetup: ["apps/api/src/testing/start-postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          ...JOURNEYS,
        },
      },
      {
        test: {
          name: "walk",
          include: ["tests/walk/**/*.test.ts"],
          ...JOURNEYS,
        },
      },
    ],
  },
});
