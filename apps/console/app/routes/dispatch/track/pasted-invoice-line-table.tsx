import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import type { Verdict } from "./match-and-validate-pasted-invoice-lines.ts";
import type { Carrier, PastedLine } from "./parse-pasted-invoice-lines.ts";

type PastedLineTableProps = {
  lines: readonly PastedLine[];
  verdicts: readonly Verdict[];
  carriers: readonly Carrier[];
  /** Carrier of the farm. */
  usual: Carrier;
  isAgreed(orderNumber: string): boolean;
  onAgree(orderNumber: string): void;
  onChange(at: number, change: Partial<PastedLine>): void;
};

const HEADS = [
  { text: "줄", align: "right" },
  { text: "주문" },
  { text: "택배사" },
  { text: "송장번호" },
  { text: "결과" },
] as const;
const LOOKS = {
  good: { Icon: CircleCheck, tone: "text-success" },
  carrier: { Icon: CircleAlert, tone: "text-warning" },
  accept: { Icon: CircleAlert, tone: "text-warning" },
  bad: { Icon: CircleX, tone: "text-danger" },
} as const;

/** Pasted lines, each with the verdict of the server; an invoice is corrected in its cell. */
export function PastedInvoiceLineTable({
  lines,
  verdicts,
  carriers,
  usual,
  isAgreed,
  onAgree,
  onChange,
}: PastedLineTableProps) {
  return (
    <Table label="붙여 넣은 송장" heads={HEADS}>
      {lines.map((line, at) => {
        const verdict = verdicts[at];
        const needsAgreement =
          (verdict?.kind === "carrier" || verdict?.kind === "accept") && !isAgreed(line.orderNumber);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and their order does not change.
          <TableRow key={at}>
            <td className="number text-right text-ink-3">{at + 1}</td>
            <td className="number font-semibold whitespace-nowrap">
              {line.orderNumber || "주문번호가 없어요"}
            </td>
            <td className="whitespace-nowrap">
              {carriers.find(({ code }) => code === line.carrier)?.name ?? line.carrier}
            </td>
            <td className="w-36">
              <input
                aria-label={`${at + 1}째 줄 송장번호`}
                aria-invalid={verdict?.kind === "bad" || undefined}
                className={`number h-8 w-full min-w-32 rounded-control bg-surface px-2.5 focus:inset-shadow-focus focus:outline-none ${verdict?.kind === "bad" ? "inset-shadow-danger" : "inset-shadow-outline"}`}
                maxLength={30}
                value={line.invoiceNumber}
                onChange={({ target }) => onChange(at, { invoiceNumber: target.value })}
              />
            </td>
            <td className="min-w-40">
              {verdict && (
                <Result verdict={verdict}>
                  {needsAgreement && (
                    <>
                      <Press
                        text={verdict.kind === "accept" ? "좋아요" : "그대로"}
                        onPress={() => onAgree(line.orderNumber)}
                      />
                      {verdict.kind === "carrier" && (
                        <Press
                          text={`${usual.name}로`}
                          onPress={() => onChange(at, { carrier: usual.code })}
                        />
                      )}
                    </>
                  )}
                </Result>
              )}
            </td>
          </TableRow>
        );
      })}
    </Table>
  );
}

function Result({ verdict, children }: { verdict: Verdict; children: React.ReactNode }) {
  const { Icon, tone } = LOOKS[verdict.kind];
  return (
    <span className={`flex items-start gap-1.5 ${tone}`}>
      <Icon className="mt-px" aria-hidden />
      <span>
        {verdict.text} {children}
      </span>
    </span>
  );
}

function Press({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <button
      type="button"
      className="mr-2 inline-block min-h-6 font-semibold text-brand-ink underline"
      onClick={onPress}
    >
      {text}
    </button>
  );
}
