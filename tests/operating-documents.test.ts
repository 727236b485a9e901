import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { allCalls } from "@todayfruit/contract/all-calls";
import { expect, test } from "vitest";
import { readSettings, SETTINGS } from "../apps/api/src/env.ts";
import { productionSettings } from "./load/production-settings.ts";

/**
 * Operating documents and files agree with the program: the image, the compose file, the alerts and the listed settings.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const DOCKERFILE = read("Dockerfile");
const COMPOSE = read("compose.yaml");
const OPERATE = read("docs/operate.md");
const WATCH = read("docs/operate/alerts.yml") + read("docs/operate/dashboard.json");

test("image: uses the packages' Node, and copies existing files and each package by name", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: { node: string } };
  const images = [...DOCKERFILE.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
  expect(images).toEqual(Array(2).fill(devDependencies.node.split(".")[0]));
  const copied = [...DOCKERFILE.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, words = ""]) =>
    words.split(" "),
  );
  expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(copied).toEqual(expect.arrayContaining(globSync("{apps,packages}/*/package.json", { cwd: ROOT })));
  expect(existsSync(path.join(ROOT, "apps/shop/src/main.ts"))).toBe(true);
});

test("image: sets known settings and listens where its health check looks", () => {
  const env = settingsIn(/^ENV (.+)$/m.exec(DOCKERFILE)?.[1]?.split(" ") ?? [], "=");
  const { NODE_ENV, VARIANT, ...own } = env;
  expect([NODE_ENV, VARIANT]).toEqual(["production", "$VARIANT"]);
  expect(Object.keys(own).filter((key) => !(key in SETTINGS))).toEqual([]);
  // The sandbox is off: it needs what a production shop has, and nothing less.
  expect(own.SANDBOX).toBe("false");
  expect(readSettings(own)).toHaveProperty("problems");
  expect(readSettings({ ...productionSettings("https://provider.example"), ...own })).toHaveProperty(
    "settings",
  );
  expect(DOCKERFILE).toMatch(new RegExp(`^EXPOSE ${own.PORT} ${Number(own.PORT) + 2}$`, "m"));
  expect(DOCKERFILE).toContain(`http://127.0.0.1:${own.PORT}/readyz`);
  expect(DOCKERFILE).toMatch(new RegExp(`^VOLUME ${own.DATA_DIR}$`, "m"));
  expect(DOCKERFILE).toMatch(/^USER node$/m);
});

test("compose: sets known settings and publishes the shop's port, the console's to this machine only, and not the metrics", () => {
  const block = /^ {2}shop:[\s\S]*?^ {4}environment:\n((?: {6}.+\n)+)/m.exec(COMPOSE)?.[1] ?? "";
  const env = settingsIn(
    block
      .trim()
      .split("\n")
      .map((line) => line.trim()),
    ": ",
  );
  expect(Object.keys(env).filter((key) => !(key in SETTINGS))).toEqual([]);
  const found = readSettings({ ...productionSettings("https://provider.example"), ...env });
  if ("problems" in found) throw new Error(JSON.stringify(found.problems));
  const { PORT, METRICS_PORT } = found.settings;
  const consolePort = PORT + 2;
  const published = /^ {2}shop:[\s\S]*?^ {4}ports: (\[.+\])$/m.exec(COMPOSE)?.[1] ?? "[]";
  expect(JSON.parse(published)).toEqual([`${PORT}:${PORT}`, `127.0.0.1:${consolePort}:${consolePort}`]);
  expect(COMPOSE).toContain(`expose: ["${METRICS_PORT}"]`);
  expect(COMPOSE).not.toMatch(/PASSWORD: [a-z]/);
});

test("compose: gives the tables' owner to the migration only", () => {
  const service = (name: string) =>
    new RegExp(`^ {2}${name}:\\n((?: {4,}.*\\n| *\\n)+)`, "m").exec(COMPOSE)?.[1] ?? "";
  const roles = (name: string) =>
    [...service(name).matchAll(/(DATABASE_\w+): postgres:\/\/(\w+):/g)].map((found) => found.slice(1));
  expect(roles("migrate")).toEqual([
    ["DATABASE_OWNER_URL", "todayfruit"],
    ["DATABASE_URL", "todayfruit_app"],
  ]);
  expect(roles("shop")).toEqual([["DATABASE_URL", "todayfruit_app"]]);
  expect(service("shop")).not.toContain("DATABASE_PASSWORD");
  expect(service("shop")).toMatch(/migrate:\n +condition: service_completed_successfully/);
});

test("compose demonstration: publishes the sandbox and the console to this machine only", () => {
  const demo = read("compose.demo.yaml");
  expect([...demo.matchAll(/"([^"]+:\d+:\d+)"/g)].map(([, door]) => door)).toEqual([
    "127.0.0.1:3000:3000",
    "127.0.0.1:3001:3001",
    "127.0.0.1:3002:3002",
  ]);
  const keys = [...demo.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, key = ""]) => key);
  expect(keys.filter((key) => !(key in SETTINGS) && key !== "POSTGRES_PASSWORD")).toEqual([]);
});

test("image: pruning removes what only builds and tests need", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const tools = [
    ...["lighthouse", "playwright-core", "chrome-launcher", "vitest", "vite", "@biomejs/biome", "knip"],
    ...["axe-core", "fast-check", "autocannon", "tailwindcss", "@react-router/dev", "node"],
  ];
  expect(tools.filter((name) => packages[`node_modules/${name}`]?.dev !== true)).toEqual([]);
  expect(DOCKERFILE).toMatch(
    /prune --omit=dev[\s\S]+rm -rf node_modules\/typescript node_modules\/@typescript/,
  );
});

test("docs/operate.md: lists every required setting, and no unknown one", () => {
  const asked = readSettings({ SANDBOX: "false" });
  const needed = "problems" in asked ? asked.problems.map(({ key }) => key) : [];
  const named = new Set([...OPERATE.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g)].map(([, key = ""]) => key));
  expect(needed.filter((key) => !OPERATE.includes(key))).toEqual([]);
  expect([...named].filter((key) => !(key in SETTINGS))).toEqual([]);
});

test("dashboard and alerts: use existing metrics and routes", () => {
  const routes = Object.keys(allCalls).map((name) => name.replaceAll(/\{(\w+)\}/g, ":$1"));
  const looked = [...WATCH.matchAll(/route=\\?"([^"\\]+)/g)].map(([, route = ""]) => route);
  expect(looked.length).toBeGreaterThan(2);
  expect(looked.filter((route) => !routes.includes(route))).toEqual([]);

  const sources = globSync("apps/{api,shop}/src/**/*.ts", { cwd: ROOT })
    .filter((file) => !file.endsWith(".test.ts"))
    .map(read)
    .join();
  const expressions = [...WATCH.matchAll(/"?expr"?: "?(.+)/g)].map(([, text = ""]) => text).join(" ");
  const names = new Set(expressions.match(/\b[a-z]+(_[a-z0-9]+){1,5}\b(?=[[{ )]|$)/g));
  // Metrics of the process come from Prometheus's client.
  const own = [...names].filter((name) => !/^(nodejs|process)_|^histogram_quantile$/.test(name));
  expect(own.length).toBeGreaterThan(4);
  const base = (name: string) => name.replace(/_(count|bucket|sum)$/, "");
  expect(own.filter((name) => !sources.includes(`"${base(name)}"`))).toEqual([]);
});

/** @example settingsIn(["PORT=3000"], "=") // { PORT: "3000" } */
function settingsIn(lines: readonly string[], between: string): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [key = "", ...rest] = line.split(between);
      return [key, rest.join(between)];
    }),
  );
}
