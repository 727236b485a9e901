import { Badge } from "../../ui/feedback/badge.tsx";
import { Table } from "../../ui/table/table.tsx";
import { TableRow } from "../../ui/table/table-row.tsx";

/** Fact of an instant and the same of now, as they are read out; `null` where there was none. */
export type ComparedFact = { label: string; past: string | null; now: string | null };

const HEADS = [{ text: "무엇" }, { text: "그때" }, { text: "지금" }, { text: "다름", isHidden: true }];

/** Facts of an instant beside those of now; what differs has a badge. */
export function CompareTable({ label, facts }: { label: string; facts: readonly ComparedFact[] }) {
  return (
    <Table label={label} heads={HEADS}>
      {facts.map(({ label: name, past, now }) => (
        <TableRow key={name}>
          <th scope="row" className="px-3.5 py-1.5 text-left font-medium text-ink-3 inset-shadow-line">
            {name}
          </th>
          <td className="min-w-32 font-semibold break-words">{past ?? "없음"}</td>
          <td className="min-w-32 break-words text-ink-2">{now ?? "없음"}</td>
          <td className="text-right">{past !== now && <Badge tone="warning">달라요</Badge>}</td>
        </TableRow>
      ))}
    </Table>
  );
}
