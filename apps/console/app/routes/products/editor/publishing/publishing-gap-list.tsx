import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import type { EditedProduct } from "../../../../features/products/edited-product-types.ts";

/** Section of the editor in which a missing fact is written, by the first part of its field. */
const SECTIONS: Readonly<Record<string, string>> = {
  itemNotice: "notice",
  options: "options",
  unitPrice: "options",
};

/** Facts that are missing, each with the law that asks for it; a press leads to its field. */
export function PublishingGapList({ missing }: { missing: EditedProduct["missing"] }) {
  if (missing.length === 0) {
    return (
      <p className="flex gap-1.5 text-ink-2">
        <CircleCheck className="text-success" aria-hidden />
        원산지, 고시, 단위 가격, 사업자등록번호가 모두 있어요
      </p>
    );
  }
  return (
    <ul aria-label="모자란 것" className="flex flex-col">
      {missing.map(({ code, field, message }) => {
        const [first = "", label] = field.split(/\.(.*)/s);
        return (
          <li key={`${code} ${field}`}>
            <button
              type="button"
              className="flex min-h-8 w-full gap-1.5 rounded-sm py-1 text-left text-danger hover:bg-hover"
              onClick={() => goTo(field, SECTIONS[first] ?? "basics")}
            >
              <CircleX className="mt-px" aria-hidden />
              <span>
                {label && <b className="font-semibold">{label} · </b>}
                {message}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function goTo(field: string, section: string): void {
  const cell = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  if (cell) cell.focus();
  else document.getElementById(section)?.scrollIntoView({ block: "start" });
}
