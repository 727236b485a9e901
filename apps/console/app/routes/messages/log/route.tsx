import X from "lucide-react/icons/x";
import { Link, useSearchParams } from "react-router";
import { describeAndLinkMessageSubject } from "../../../features/messages/describe-and-link-message-subject.ts";
import { CHANNEL_NAMES, messageName } from "../../../features/messages/message-and-channel-names.ts";
import { MessageScreenTabs } from "../../../features/messages/message-screen-tabs.tsx";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { parseMessageLogFilter, RESULTS } from "./parse-message-log-filter.ts";
import { type LoggedMessage, useMessageLog } from "./use-message-log.ts";

export const meta = () => [{ title: "보낸 메시지 · 오늘의과일 운영" }];

const HEADS = [{ text: "때" }, { text: "누구" }, { text: "글" }, { text: "길" }, { text: "결과" }];

/** Messages that were sent, wait or were dropped, by person, subject, way and result. */
export default function MessageLogPage() {
  const [query] = useSearchParams();
  const log = useMessageLog(parseMessageLogFilter(query));
  const { data, error } = log;
  const rows = data?.pages.flatMap(({ list }) => list);
  const now = Date.now();
  return (
    <>
      <PageHeading title="보낸 메시지" aside="글은 보낸 뒤에 지워서 여기 없어요" />
      <MessageScreenTabs current={paths.messageLog()} />
      <Filters query={query} />
      {error && <ErrorScreen error={error} onRetry={() => void log.refetch()} />}
      {!error && !rows && <RowsSkeleton rows={8} />}
      {rows?.length === 0 && (
        <EmptyState emoji="📭" title="그런 메시지가 없어요">
          <Link to={paths.messageLog()} className="font-semibold text-brand-ink">
            조건 모두 지우기
          </Link>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Table label="보낸 메시지" heads={HEADS}>
          {rows.map((row) => (
            <MessageRow key={row.id} row={row} now={now} />
          ))}
        </Table>
      )}
      {log.hasNextPage && (
        <Button
          className="mt-2.5"
          size="sm"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </>
  );
}

function MessageRow({ row, now }: { row: LoggedMessage; now: number }) {
  const [text, tone] = RESULTS[row.result];
  const subject = describeAndLinkMessageSubject(row);
  const at = row.sentAt ?? row.droppedAt ?? row.createdAt;
  return (
    <TableRow>
      <td className="number whitespace-nowrap">{instantText(at, now)}</td>
      <td>
        {row.member ? (
          <Link to={paths.member(row.member.id)} className="font-semibold whitespace-nowrap hover:underline">
            {row.member.name || "이름 없음"}
          </Link>
        ) : (
          <span className="text-ink-3">회원이 아닌 분</span>
        )}
      </td>
      <td className="min-w-36">
        {messageName(row.template)}
        {subject && (
          <span className="block text-micro text-ink-3">
            {subject.to === null ? (
              subject.text
            ) : (
              <Link to={subject.to} className="number whitespace-nowrap hover:underline">
                {subject.text}
              </Link>
            )}
          </span>
        )}
      </td>
      <td className="whitespace-nowrap text-ink-2">{CHANNEL_NAMES[row.channel]}</td>
      <td>
        <Badge tone={tone}>{text}</Badge>
        {(row.reason ?? row.reportCode) !== null && (
          <span className="block text-micro text-ink-3">{row.reason ?? `통신사 ${row.reportCode}`}</span>
        )}
      </td>
    </TableRow>
  );
}

function Filters({ query }: { query: URLSearchParams }) {
  const [, setQuery] = useSearchParams();
  const set = (name: string, value: string) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      if (value === "") next.delete(name);
      else next.set(name, value);
      return next;
    });
  const choices: [string, string, readonly (readonly [string, string])[]][] = [
    ["channel", "길", Object.entries(CHANNEL_NAMES)],
    ["result", "결과", Object.entries(RESULTS).map(([result, [label]]) => [result, label])],
  ];
  return (
    <div className="flex flex-wrap gap-x-2 max-desk:mb-2.5">
      <ListSearch
        key={query.get("search")}
        label="회원 번호나 주문 번호"
        search={query.get("search") ?? ""}
        onSearch={(text) => set("search", text)}
      />
      {query.has("campaign") && (
        <Button tone="tint" onClick={() => set("campaign", "")}>
          한 캠페인의 것 <X aria-label="빼기" />
        </Button>
      )}
      {choices.map(([name, label, options]) => (
        <select
          key={name}
          aria-label={label}
          value={query.get(name) ?? ""}
          className="h-8 rounded-control bg-surface px-2 inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11"
          onChange={({ target }) => set(name, target.value)}
        >
          <option value="">{label} 모두</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
