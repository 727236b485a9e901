import { josa } from "@todayfruit/domain/korean/josa";
import { CategoryRecord } from "../records/category-record.ts";
import type { FieldProblem } from "../validate/create-problem-collector.ts";
import { createRecordValidator } from "../validate/create-record-validator.ts";
import { image } from "./check-media.ts";
import type { RowRules } from "./check-rows.ts";
import type { Known } from "./known-catalogue-facts.ts";

export const CATEGORY_FILE = "catalog/categories.json";
export const categoryValidator = createRecordValidator(CategoryRecord);

/**
 * Rules of a root category with its children: one bad child makes the whole row bad, so that no category is shown in
 * part.
 */
export function categoryRules(
  known: Known,
  compare: RowRules<CategoryRecord>["compare"],
): RowRules<CategoryRecord> {
  const slugs = new Set<string>();

  function examine(record: CategoryRecord): FieldProblem[] {
    const problems = record.children.flatMap((child, index): FieldProblem[] => [
      ...(child.parentId === record.id
        ? []
        : [
            {
              field: `children[${index}].parentId`,
              reason: `${josa(String(record.id), "과/와")} 같아야 해요`,
            },
          ]),
      ...(known.category.claim(child.id)
        ? []
        : [{ field: `children[${index}].id`, reason: "같은 id가 앞에 있어요" }]),
    ]);
    if (slugs.has(record.slug)) problems.push({ field: "slug", reason: "같은 slug가 앞에 있어요" });
    slugs.add(record.slug);
    return problems;
  }

  return {
    file: CATEGORY_FILE,
    kind: "category",
    validator: categoryValidator,
    examine,
    ...(compare ? { compare } : {}),
    media: ({ icon, children }) => [
      image(icon, "icon"),
      ...children.map((child, index) => image(child.icon, `children[${index}].icon`)),
    ],
    accept({ id, slug, children }) {
      known.categoryPages.set(id, { slug, childId: null });
      known.rootOf.set(id, id);
      for (const child of children) {
        known.category.accept(child.id);
        known.categoryPages.set(child.id, { slug, childId: child.id });
        known.rootOf.set(child.id, id);
      }
    },
  };
}
