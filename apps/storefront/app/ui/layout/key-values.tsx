import type { ReactNode } from "react";

/** List of names and amounts: an order's prices, a payment's facts. Rows are `KeyValue`. */
export function KeyValues({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

type KeyValueProps = {
  name: ReactNode;
  children: ReactNode;
  /** `sub` is indented under the row before; `total` is large above a hairline. */
  kind?: "row" | "sub" | "total";
  /** Amount taken off. */
  sale?: boolean;
};

export function KeyValue({ name, children, kind = "row", sale = false }: KeyValueProps) {
  if (kind === "total") {
    return (
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3.5 pb-1">
        <dt className="flex-none text-body1 font-bold">{name}</dt>
        <dd className="text-right text-title2/7 font-extrabold tracking-price tabular-nums">{children}</dd>
      </div>
    );
  }
  const sub = kind === "sub";
  return (
    <div className={`flex justify-between gap-4 py-5px ${sub ? "text-label" : "text-body2"}`}>
      <dt className={`flex-none text-ink-3 ${sub ? "pl-3" : ""}`}>{name}</dt>
      <dd className={`tabular text-right ${sale ? "text-sale" : sub ? "text-ink-3" : ""}`}>{children}</dd>
    </div>
  );
}
