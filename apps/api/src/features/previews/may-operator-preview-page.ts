import type { PreviewPage } from "@todayfruit/domain/previews/preview-pages";
import type { OperatorContext } from "../../http/handler-context-types.ts";

/** Reports whether an operator may preview a page: with the permission to edit what it shows. */
export function mayOperatorPreviewPage(
  kind: PreviewPage,
  { operator }: Pick<OperatorContext, "operator">,
): boolean {
  return operator.permissions.includes(kind === "product" ? "catalog.edit" : "displays.edit");
}
