import { describe, expect, test } from "vitest";
import { FLOORS } from "../../apps/api/src/feature-floors.ts";
import { type Arrow, arrows, featureOf, isIn, isInAny, sources } from "./read-source-files-and-imports.ts";

/** Imports between packages, apps, features and folders, as docs/architecture.md allows them. */

/** Components in their states, for development: no page and in no build. */
const GALLERY = "apps/storefront/app/component-gallery";

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

  test("the client imports only contract and its transport, and nothing of the shop imports the client", () => {
    const allowed = ["packages/client", "packages/contract", "openapi-fetch", "typebox"];
    const own = arrows.filter(({ from }) => isIn(from, "packages/client"));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(({ to }) => !isInAny(to, allowed))).toEqual([]);
    expect(
      arrows.filter(({ from, to }) => isIn(to, "packages/client") && !isIn(from, "packages/client")),
    ).toEqual([]);
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

  test("the console makes calls and shares nothing else with the api; its screens do not import each other", () => {
    const app = arrows.filter(({ from }) => isIn(from, "apps/console"));
    expect(app.length).toBeGreaterThan(50);
    const strangers = ["apps/api", "apps/shop", "apps/sandbox", "apps/storefront"];
    expect(app.filter(({ to }) => isInAny(to, strangers))).toEqual([]);
    const screens = app.filter(({ from, to }) => {
      const [own, other] = [screenOf(from), screenOf(to)];
      return other && own !== other && from !== "apps/console/app/routes.ts";
    });
    expect(screens).toEqual([]);
  });

  test("a primitive of the console knows no feature, no screen and no call", () => {
    const app = "apps/console/app";
    const known = ["features", "frame", "routes", "session", "api", "paths.ts"].map(
      (folder) => `${app}/${folder}`,
    );
    const ui = arrows.filter(({ from }) => isIn(from, `${app}/ui`));
    expect(ui.length).toBeGreaterThan(10);
    expect(ui.filter(({ to }) => isInAny(to, known) || isIn(to, "packages/contract"))).toEqual([]);
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

/** A page's folder, `<group>/<page>`; the answers to search engines share one. */
function pageOf(file: string): string | undefined {
  return /^apps\/storefront\/app\/routes\/(search-engines|[^/]+\/[^/]+)\//.exec(file)?.[1];
}

/** A screen's folder. @example screenOf("apps/console/app/routes/orders/list/route.tsx") // "orders/list" */
function screenOf(file: string): string | undefined {
  return /^apps\/console\/app\/routes\/([^/]+(?:\/[^/]+)?)\//.exec(file)?.[1];
}

/** Returns the folder of an outside service. @example serviceOf("apps/api/src/gateways/payments/toss/toss-http.ts") // "payments" */
function serviceOf(file: string): string | undefined {
  return /^apps\/api\/src\/gateways\/([^/]+)\//.exec(file)?.[1];
}
