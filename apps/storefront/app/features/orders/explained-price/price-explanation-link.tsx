import { useState } from "react";
import {
  EXPLANATION_LINK_CLASS,
  PriceExplanationSheet,
  type PriceExplanationSheetProps,
} from "./price-explanation-sheet.tsx";

type PriceExplanationLinkProps = Pick<PriceExplanationSheetProps, "lines" | "price" | "totalName">;

/** Link to a sheet with each amount of an order and its reason; `null` without lines. */
export function PriceExplanationLink(explained: PriceExplanationLinkProps) {
  const [isOpen, setOpen] = useState(false);
  if (explained.lines.length === 0) return null;
  return (
    <>
      <button className={EXPLANATION_LINK_CLASS} type="button" onClick={() => setOpen(true)}>
        왜 이 금액인가요?
      </button>
      <PriceExplanationSheet open={isOpen} onClose={() => setOpen(false)} {...explained} />
    </>
  );
}
