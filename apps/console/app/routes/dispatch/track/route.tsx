import { type KeyboardEvent, useState } from "react";
import { useCarriers } from "../../../features/carriers/use-carriers.ts";
import { useParcels } from "../../../features/dispatch/use-parcels.ts";
import { useSelectedFarmDay } from "../../../features/dispatch/use-selected-farm-day.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { findParcels, validatePastedLine } from "./match-and-validate-pasted-invoice-lines.ts";
import { type PastedLine, parsePastedInvoiceLines } from "./parse-pasted-invoice-lines.ts";
import { PastedInvoiceLineTable } from "./pasted-invoice-line-table.tsx";
import { useDispatchDryRun } from "./use-dispatch-dry-run.ts";
import { useSendPastedLines } from "./use-send-pasted-lines.ts";

const MOST_LINES = 500;

/** Invoices of a farm: a rectangle pasted from a spreadsheet, each line checked before any is sent; ⌘ or Ctrl and Enter send. */
export default function TrackPage() {
  const { day, farm, paidOrders } = useSelectedFarmDay();
  const carriers = useCarriers();
  const parcels = useParcels(day, farm.distributor.id);
  const [text, setText] = useState("");
  const [lines, setLines] = useState<readonly PastedLine[]>([]);
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const found = findParcels(lines, parcels.data?.list ?? []);
  const tried = useDispatchDryRun(found);
  const verdicts = tried.data
    ? found.map((line, at) => validatePastedLine(line, at, paidOrders, tried.data, farm.carrier))
    : [];
  const isChecking = lines.length > 0 && (tried.isFetching || parcels.isPending);
  const ready = found.filter((line, at) => {
    const kind = verdicts[at]?.kind;
    return kind === "good" || ((kind === "carrier" || kind === "accept") && agreed.has(line.orderNumber));
  });
  const send = useSendPastedLines({ day, farm }, (sent) => {
    setLines((shown) => shown.filter(({ orderNumber }) => !sent.includes(orderNumber)));
    setText("");
  });
  const sendReady = () => {
    if (ready.length === 0 || isChecking || send.isPending) return;
    const acceptIds = found.flatMap((line, at) => {
      const verdict = verdicts[at];
      return verdict?.kind === "accept" && agreed.has(line.orderNumber) ? [verdict.orderId] : [];
    });
    send.mutate({ lines: ready, acceptIds, key: crypto.randomUUID() });
  };
  const paste = (pasted: string) => {
    setText(pasted);
    setAgreed(new Set());
    setLines(parsePastedInvoiceLines(pasted, carriers, farm.carrier).slice(0, MOST_LINES));
  };
  const change = (at: number, change: Partial<PastedLine>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...change } : line)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) sendReady();
    // Out of the field, the digits lead to the other steps again.
    if (event.key === "Escape" && event.target instanceof HTMLElement) event.target.blur();
  };
  // A name of a carrier cannot be read before the carriers have come.
  if (carriers.length === 0) return <RowsSkeleton rows={6} />;
  const count = (kinds: readonly string[]) => verdicts.filter(({ kind }) => kinds.includes(kind)).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields within.
    <div
      className="grid grid-cols-[276px_minmax(0,1fr)] items-start gap-4 max-wide:grid-cols-1"
      onKeyDown={onKeyDown}
    >
      <div>
        <label htmlFor="invoices" className="mb-2 block text-form font-bold">
          붙여넣기
        </label>
        <textarea
          id="invoices"
          // biome-ignore lint/a11y/noAutofocus: the step is for pasting.
          autoFocus
          spellCheck={false}
          value={text}
          placeholder={"주문번호\t택배사\t송장번호"}
          className="block min-h-43 w-full rounded-control bg-surface px-3 py-2.5 font-mono text-micro/5 whitespace-pre inset-shadow-outline focus:inset-shadow-focus focus:outline-none"
          onChange={({ target }) => paste(target.value)}
        />
        <p className="mt-1.5 text-micro text-ink-3">
          <b className="font-semibold">주문번호 · 택배사 · 송장번호</b>를 엑셀에서 복사해 그대로 붙여요. 제목
          줄이 있어도, 칸 차례가 달라도 알아봐요. 보내기 전에는 아무것도 바뀌지 않아요.
        </p>
      </div>
      <div className="min-w-0">
        {tried.error && <ErrorScreen error={tried.error} onRetry={() => void tried.refetch()} />}
        {parcels.error && <ErrorScreen error={parcels.error} onRetry={() => void parcels.refetch()} />}
        {lines.length === 0 && (
          <p className="rounded-card bg-canvas px-4 py-8 text-center text-ink-2 inset-shadow-hairline">
            {farm.acceptedParcels > 0
              ? `${farm.acceptedParcels}상자가 송장을 기다려요`
              : "송장을 기다리는 상자가 없어요"}
          </p>
        )}
        {lines.length > 0 && (
          <>
            <p
              role="status"
              className="mb-2 flex flex-wrap items-center gap-2"
              aria-busy={isChecking || undefined}
            >
              <b className="text-form font-bold">{lines.length}줄을 읽었어요</b>
              <Badge tone="success">보낼 수 있음 {count(["good"])}</Badge>
              {count(["carrier", "accept"]) > 0 && (
                <Badge tone="warning">물어볼 것 {count(["carrier", "accept"])}</Badge>
              )}
              {count(["bad"]) > 0 && <Badge tone="danger">고쳐야 함 {count(["bad"])}</Badge>}
            </p>
            <PastedInvoiceLineTable
              lines={lines}
              verdicts={verdicts}
              carriers={carriers}
              usual={farm.carrier}
              isAgreed={(orderNumber) => agreed.has(orderNumber)}
              onAgree={(orderNumber) => setAgreed(new Set([...agreed, orderNumber]))}
              onChange={change}
            />
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <span className="text-micro text-ink-3">
                보내지 못한 줄은 여기 남아요. 보내면 산 분에게 알려요.
              </span>
              <Button
                className="ml-auto"
                size="lg"
                tone="primary"
                shortcut="⌘↵"
                busy={send.isPending}
                denied={ready.length === 0 ? "보낼 수 있는 줄이 없어요" : null}
                onClick={sendReady}
              >
                {ready.length}상자 보내기
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
