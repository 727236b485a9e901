import { describe, expect, test } from "vitest";
import { isIn, read, sources, withoutComments } from "./read-source-files-and-imports.ts";

/** Places that may read the clock, chance and the environment, hold SQL and export by default. */

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
    const framework =
      /apps\/(storefront|console)\/app\/((root|routes|entry\.\w+)\.tsx?|routes\/.*route\.tsx|frame\/console-layout\.tsx)$/;
    const strays = sources.filter((file) => /^export default/m.test(read(file)) && !framework.test(file));
    expect(strays).toEqual([]);
  });
});
