import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** Dependency rules of docs/architecture.md, checked on the files, so that a new folder is covered immediately. */

const ROOT = path.resolve(import.meta.dirname, "..");
const GENERATED = ["apps/api/src/db/tables.ts", "apps/api/src/db/row-types/statements.ts"];
const files = globSync(["packages/*/src/**/*.ts", "apps/*/{src,app}/**/*.{ts,tsx}"], { cwd: ROOT })
  .filter((file) => !GENERATED.includes(file))
  .sort();
const sources = files.filter((file) => !isTest(file));

const EVERY = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g;
/** Imports that remain after the types are removed. */
const RUNTIME = /(?:(?:import|export)\s+(?!type\b)[^"';]*?from\s*|import\s*)["']([^"']+)["']/g;

type Arrow = { from: string; to: string };
const arrows = sources.flatMap((file) => importsOf(file));

describe("arrows", () => {
  test("domain imports only itself", () => {
    expect(
      arrows.filter(({ from, to }) => isIn(from, "packages/domain") && !isIn(to, "packages/domain")),
    ).toEqual([]);
  });

  test("contract imports only domain and its schema language", () => {
    const allowed = ["packages/contract", "packages/domain", "typebox"];
    expect(arrows.filter(({ from, to }) => isIn(from, "packages/contract") && !isInAny(to, allowed))).toEqual(
      [],
    );
  });

  test("a feature of the api reaches a sibling only through its repository, presenter or access rule", () => {
    const broken = arrows.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own && other && own !== other && !/(\.(repository|presenter)|-access)\.ts$/.test(to);
    });
    expect(broken).toEqual([]);
  });

  test("http, db and gateways import no feature", () => {
    const ground = ["apps/api/src/http", "apps/api/src/db", "apps/api/src/gateways"];
    expect(arrows.filter(({ from, to }) => isInAny(from, ground) && featureOf(to))).toEqual([]);
  });

  test("a gateway imports only itself", () => {
    const broken = arrows
      .filter(({ from, to }) => isIn(from, "apps/api/src/gateways") && to.startsWith("apps/"))
      .filter(({ from, to }) => path.dirname(from) !== path.dirname(to));
    expect(broken).toEqual([]);
  });

  test("the storefront never imports the api, and its pages do not import each other", () => {
    const app = arrows.filter(({ from }) => isIn(from, "apps/storefront"));
    expect(app.filter(({ to }) => isInAny(to, ["apps/api", "apps/shop", "apps/sandbox"]))).toEqual([]);
    const pages = app.filter(({ from, to }) => {
      const [own, other] = [pageOf(from), pageOf(to)];
      return other && own !== other && from !== "apps/storefront/app/routes.ts";
    });
    expect(pages).toEqual([]);
  });

  test("the sandbox imports nothing of the shop", () => {
    const own = arrows.filter(({ from, to }) => isIn(from, "apps/sandbox") && /^(apps|packages)\//.test(to));
    expect(own.filter(({ to }) => !isIn(to, "apps/sandbox"))).toEqual([]);
  });

  test("imports contain no cycle", () => {
    expect(findCycles()).toEqual([]);
  });
});

describe("access", () => {
  const features = sources.filter((file) => featureOf(file));

  test("owners are compared only in the access rule of their noun", () => {
    const columns = "(?:user_id|sender_id|writer_id|buyer_id|owner_id|guest_(?:name|phone))";
    const asker = "buyer\\??\\.id";
    const comparison = new RegExp(
      `\\b(?:${columns}|${asker})\\)?\\s*[!=]==|[!=]==?\\s*[\\w.?!()]*\\b(?:${columns}|${asker})\\b`,
    );
    const strays = features.filter(
      (file) => !file.endsWith("-access.ts") && comparison.test(withoutComments(read(file))),
    );
    expect(strays).toEqual([]);
  });

  test("no select picks an order, gift, address or card by its id and its owner", () => {
    const strays = features
      .filter((file) => file.endsWith(".repository.ts"))
      .filter((file) => {
        const text = read(file);
        const bound = text.matchAll(
          /\b(?:from|join) (?:orders|gift_group|delivery_address|billing_card)\b(?: (?!where|order|on\b|set)(\w+))?/g,
        );
        const prefixes = new Set([...bound].map(([, alias]) => (alias ? `${alias}\\.` : "(?<![.\\w])")));
        const selects = [...text.matchAll(/(["`])((?:select|\$\{[A-Z]+\})[\s\S]*?)\1/g)].map(
          ([, , sql = ""]) => sql,
        );
        return [...prefixes].some((prefix) => {
          const [id, owner] = [new RegExp(`${prefix}id = \\$\\d`), new RegExp(`${prefix}user_id = \\$\\d`)];
          return selects.some((sql) => id.test(sql) && owner.test(sql));
        });
      });
    expect(strays).toEqual([]);
  });

  test("an access rule imports repositories and other access rules, never a story", () => {
    const strays = arrows
      .filter(({ from, to }) => featureOf(from) && from.endsWith("-access.ts") && featureOf(to))
      .filter(({ to }) => !/(\.repository|-access)\.ts$/.test(to));
    expect(strays).toEqual([]);
  });

  test("every noun with an owner has one access rule", () => {
    const rules = features.filter((file) => file.endsWith("-access.ts")).map((file) => path.basename(file));
    expect(rules.toSorted()).toEqual([
      "account-access.ts",
      "address-access.ts",
      "card-access.ts",
      "claim-access.ts",
      "gift-access.ts",
      "order-access.ts",
      "review-access.ts",
    ]);
  });
});

describe("routes", () => {
  const routes = sources
    .filter((file) => featureOf(file) && file.endsWith(".routes.ts"))
    .map((file) => ({ file, text: withoutComments(read(file)) }));

  test("routes files hold tables only: no story, answer, transaction or presenter", () => {
    const story =
      /\b(?:async|await|function)\s|\breturn\s|\b(?:ok|refuse)\(|\.transaction\(|\.presenter\.ts|\.repository\.ts/;
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.filter(({ text }) => story.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test("fewer than 20 lambdas in all routes files", () => {
    const lambdas = routes.flatMap(({ file, text }) => [...text.matchAll(/=>/g)].map(() => file));
    expect(lambdas.length, lambdas.join("\n")).toBeLessThan(20);
  });
});

describe("purity", () => {
  test("domain has no clock and no chance", () => {
    const domain = sources.filter((file) => isIn(file, "packages/domain"));
    const impure = domain.filter((file) =>
      /Date\.now\(|new Date\(\)|Math\.random\(/.test(withoutComments(read(file))),
    );
    expect(impure).toEqual([]);
  });

  test("only env.ts and the composition root read the environment", () => {
    const readers = sources.filter((file) => /process\.env\b/.test(withoutComments(read(file))));
    expect(readers.filter((file) => !isIn(file, "apps/shop") && file !== "apps/api/src/env.ts")).toEqual([]);
  });

  test("SQL occurs only in repositories, the database, the audit and the composition root", () => {
    const homes = /\.repository\.ts$|^apps\/api\/src\/(db|http|features\/audit|testing)\/|^apps\/shop\//;
    const strays = sources.filter(
      (file) => /\bstatement(Variant)?(<|\()/.test(read(file)) && !homes.test(file),
    );
    expect(strays.filter((file) => !isIn(file, "apps/api/src/features/import"))).toEqual([]);
  });

  test("nothing is exported by default but where a framework demands", () => {
    const framework = /apps\/storefront\/(app\/(root|routes|entry\.\w+)\.tsx?|app\/routes\/.*route\.tsx)$/;
    const strays = sources.filter((file) => /^export default/m.test(read(file)) && !framework.test(file));
    expect(strays).toEqual([]);
  });
});

describe("shape", () => {
  const lengths = sources.map((file) => ({ file, lines: read(file).split("\n").length }));

  test("no file is longer than 300 lines, half are at most 60", () => {
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThanOrEqual(200);
  });

  test("no folder holds more than 12 source files", () => {
    const folders = Map.groupBy(sources, (file) => path.dirname(file));
    const crowded = [...folders]
      .filter(([, own]) => own.length > 12)
      .map(([folder, own]) => `${folder}: ${own.length}`);
    expect(crowded).toEqual([]);
  });

  test("no folder hides what it is for", () => {
    expect(files.filter((file) => /\/(utils|lib|helpers|common|types|misc)\//.test(file))).toEqual([]);
  });

  test("files are named in kebab-case", () => {
    expect(files.filter((file) => !/^[a-z0-9][a-z0-9.-]*\.tsx?$/.test(path.basename(file)))).toEqual([]);
  });

  test("no barrels", () => {
    expect(sources.filter((file) => path.basename(file).startsWith("index."))).toEqual([]);
  });
});

function importsOf(file: string, pattern: RegExp = EVERY): Arrow[] {
  const found = withoutComments(read(file)).matchAll(pattern);
  return [...found].map(([, target = ""]) => ({ from: file, to: resolve(file, target) }));
}

function resolve(file: string, target: string): string {
  const [target0 = target] = target.split("?");
  if (target0.startsWith("."))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), target0));
  const [, name, rest] = /^@todayfruit\/([a-z]+)\/(.+)$/.exec(target0) ?? [];
  if (!name || !rest) return target0;
  const home = name === "domain" || name === "contract" ? `packages/${name}/src` : `apps/${name}/src`;
  return `${home}/${rest}.ts`;
}

function findCycles(): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of sources.flatMap((file) => importsOf(file, RUNTIME)))
    targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
    if (done.has(file) || trail.includes(file)) return;
    for (const next of targets.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of sources) walk(file, []);
  return cycles;
}

function featureOf(file: string): string | undefined {
  return /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

function pageOf(file: string): string | undefined {
  return /^apps\/storefront\/app\/routes\/([^/]+)\//.exec(file)?.[1];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || isInAny(file, ["apps/api/src/testing", "packages/domain/src/testing"]);
}

function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function isInAny(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => isIn(file, folder));
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1");
}
