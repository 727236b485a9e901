import path from "node:path";
import { describe, expect, test } from "vitest";
import { featureOf, importsOf, read, sources, withoutComments } from "./read-source-files-and-imports.ts";

/** Contents that the suffix of a file promises: repositories, presenters, routes; jobs beside their features. */

/** Imports of values: neither `import type` nor lists of types alone. */
const VALUE_IMPORTS =
  /(?:import\s+(?!type\b)(?:\*[^"';]*?|\{(?!(?:\s*type\s+\w+\s*,?)+\s*\})[^"';]*?)from\s*)["']([^"']+)["']/g;

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
