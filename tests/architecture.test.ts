import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { FLOORS } from "../apps/api/src/feature-floors.ts";

/** Dependency rules of docs/architecture.md, checked on the files, so that a new folder is covered immediately. */

const ROOT = path.resolve(import.meta.dirname, "..");
const GENERATED = ["apps/api/src/db/tables.ts", "apps/api/src/db/row-types/statements.ts"];
const files = globSync(["packages/*/src/**/*.ts", "apps/*/{src,app}/**/*.{ts,tsx}"], { cwd: ROOT })
  .filter((file) => !GENERATED.includes(file))
  .sort();
const sources = files.filter((file) => !isTest(file));

const EVERY = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/** Imports of values: neither `import type` nor lists of types alone. */
const VALUE_IMPORTS =
  /(?:import\s+(?!type\b)(?:\*[^"';]*?|\{(?!(?:\s*type\s+\w+\s*,?)+\s*\})[^"';]*?)from\s*)["']([^"']+)["']/g;

/** Components in their states, for development: no page and in no build. */
const GALLERY = "apps/storefront/app/component-gallery";

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

  test("a feature of the api imports features of lower floors only", () => {
    const broken = featureArrows().filter(({ own, other }) => floorOf(other) >= floorOf(own));
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test("every feature of the api is on exactly one floor", () => {
    const folders = new Set(sources.flatMap((file) => featureOf(file) ?? []));
    expect(FLOORS.flat().toSorted()).toEqual([...folders].toSorted());
  });

  test("features of the api form no cycle", () => {
    const targets = Map.groupBy(featureArrows(), ({ own }) => own);
    const reachable = (from: string): Set<string> => {
      const seen = new Set<string>();
      const walk = (feature: string): void => {
        for (const { other } of targets.get(feature) ?? []) {
          if (seen.has(other)) continue;
          seen.add(other);
          walk(other);
        }
      };
      walk(from);
      return seen;
    };
    expect([...targets.keys()].filter((feature) => reachable(feature).has(feature))).toEqual([]);
  });

  test("http, db and gateways import no feature", () => {
    const ground = ["apps/api/src/http", "apps/api/src/db", "apps/api/src/gateways"];
    expect(arrows.filter(({ from, to }) => isInAny(from, ground) && featureOf(to))).toEqual([]);
  });

  test("a gateway imports only itself", () => {
    const broken = arrows
      .filter(({ from, to }) => isIn(from, "apps/api/src/gateways") && to.startsWith("apps/"))
      .filter(({ from, to }) => serviceOf(from) !== serviceOf(to));
    expect(broken).toEqual([]);
  });

  test("the storefront never imports the api, and its pages do not import each other", () => {
    const app = arrows.filter(({ from }) => isIn(from, "apps/storefront"));
    expect(app.filter(({ to }) => isInAny(to, ["apps/api", "apps/shop", "apps/sandbox"]))).toEqual([]);
    const pages = app.filter(({ from, to }) => {
      const [own, other] = [pageOf(from), pageOf(to)];
      return other && own !== other && from !== "apps/storefront/app/routes.ts" && !isIn(from, GALLERY);
    });
    expect(pages).toEqual([]);
  });

  test("a primitive of the storefront knows no feature and no page, and calls nothing", () => {
    const app = "apps/storefront/app";
    const known = ["features", "frame", "routes", "session", "paths.ts", "api/browser-api.ts"].map(
      (folder) => `${app}/${folder}`,
    );
    const ui = arrows.filter(({ from }) => isIn(from, `${app}/ui`));
    expect(ui.length).toBeGreaterThan(50);
    expect(ui.filter(({ to }) => isInAny(to, known) || isIn(to, "packages/contract"))).toEqual([]);
  });

  test("nothing of the storefront imports the gallery, so that no build has it", () => {
    expect(arrows.filter(({ from, to }) => isIn(to, GALLERY) && !isIn(from, GALLERY))).toEqual([]);
    expect(arrows.some(({ from }) => isIn(from, GALLERY))).toBe(true);
  });

  test("a feature of the storefront imports no page", () => {
    const features = arrows.filter(({ from }) => isIn(from, "apps/storefront/app/features"));
    expect(features.length).toBeGreaterThan(200);
    expect(features.filter(({ to }) => isIn(to, "apps/storefront/app/routes"))).toEqual([]);
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
      (file) => !file.endsWith(".policy.ts") && comparison.test(withoutComments(read(file))),
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
      .filter(({ from, to }) => featureOf(from) && from.endsWith(".policy.ts") && featureOf(to))
      .filter(({ to }) => !/(\.repository|\.policy)\.ts$/.test(to));
    expect(strays).toEqual([]);
  });

  test("every noun with an owner has one access rule", () => {
    const rules = features.filter((file) => file.endsWith(".policy.ts")).map((file) => path.basename(file));
    expect(rules.toSorted()).toEqual([
      "address.policy.ts",
      "card.policy.ts",
      "gift-sender.policy.ts",
      "order.policy.ts",
      "own-account.policy.ts",
      "own-social-account.policy.ts",
      "return.policy.ts",
      "review-writer.policy.ts",
    ]);
  });
});

describe("suffixes", () => {
  const features = sources.filter((file) => featureOf(file));
  const repositories = features.filter((file) => file.endsWith(".repository.ts"));

  test("every repository holds statements", () => {
    const strays = repositories.filter(
      (file) => !/\bstatement(Variant)?(<|\()/.test(withoutComments(read(file))),
    );
    expect(strays).toEqual([]);
  });

  test("a repository imports no story, job, key or gateway, but types", () => {
    const allowed = /(\.repository|\.sql)\.ts$|^apps\/api\/src\/db\/(?!add-job|password-hash|sealed-text)/;
    const strays = repositories
      .flatMap((file) => importsOf(file, VALUE_IMPORTS))
      .filter(({ to }) => to.startsWith("apps/") || to.startsWith("node:"))
      .filter(({ to }) => !allowed.test(to));
    expect(strays).toEqual([]);
  });

  test("a repository holds no sentence for shoppers or operators", () => {
    const sentence = /[가-힣](?:요|니다|세요)(?![가-힣])/;
    expect(repositories.filter((file) => sentence.test(withoutComments(read(file))))).toEqual([]);
  });

  test("every export of a presenter presents", () => {
    const strays = features
      .filter((file) => file.endsWith(".presenter.ts"))
      .flatMap((file) =>
        [...read(file).matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
          ([, name = ""]) => ({
            file,
            name,
          }),
        ),
      )
      .filter(({ name }) => !/^present[A-Z]/.test(name));
    expect(strays).toEqual([]);
  });

  test("jobs live in their features: the folder of jobs holds the queue and the collection", () => {
    const own = sources.filter((file) => path.dirname(file) === "apps/api/src/jobs");
    expect(own.map((file) => path.basename(file))).toEqual([
      "collect-tasks.ts",
      "declare-jobs.ts",
      "purge-expired.ts",
      "run-every.ts",
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
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
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

function featureArrows(): (Arrow & { own: string; other: string })[] {
  return arrows.flatMap((arrow) => {
    const [own, other] = [featureOf(arrow.from), featureOf(arrow.to)];
    return own && other && own !== other ? [{ ...arrow, own, other }] : [];
  });
}

/** Returns the floor of a feature, from 1; 0 when it has none. */
function floorOf(feature: string): number {
  return FLOORS.findIndex((floor) => floor.includes(feature)) + 1;
}

function featureOf(file: string): string | undefined {
  return /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

/** A page's folder, `<group>/<page>`; the answers to search engines share one. */
function pageOf(file: string): string | undefined {
  return /^apps\/storefront\/app\/routes\/(search-engines|[^/]+\/[^/]+)\//.exec(file)?.[1];
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

/** Returns the folder of an outside service. @example serviceOf("apps/api/src/gateways/payments/toss/toss-http.ts") // "payments" */
function serviceOf(file: string): string | undefined {
  return /^apps\/api\/src\/gateways\/([^/]+)\//.exec(file)?.[1];
}
