import type { Reply } from "@todayfruit/contract/all-calls";
import { secondsText } from "./convert-datetime-with-seconds.ts";

type Source = NonNullable<Reply<"GET /operator/v1/products/{id}/as-of">["shown"]>["sources"][number];

const NAMES: Record<Source["table"], string> = {
  product: "상품",
  product_option: "옵션",
  option_stock: "재고",
  timed_price: "기간 특가",
  distributor: "농가",
};

/** Rows that facts were read from, each with the time for which it was so. */
export function FactSourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="flex flex-col gap-1 text-micro text-ink-3">
      {sources.map(({ table, id, from, until }) => (
        <li key={`${table} ${id}`}>
          {NAMES[table]} <span className="number">{id}</span> · {from ? secondsText(from) : "기록 시작 전"}
          부터 {until ? `${secondsText(until)}까지` : "지금까지"}
        </li>
      ))}
    </ul>
  );
}
