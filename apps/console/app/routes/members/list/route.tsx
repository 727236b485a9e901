import { useNavigate, useSearchParams } from "react-router";
import { parseMemberSearch } from "../../../features/members/parse-member-search.ts";
import { useGradeNames } from "../../../features/members/use-grade-names.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { useRowCursor } from "../../../ui/table/use-row-cursor.ts";
import { MEMBER_VIEWS, memberViewOf } from "./member-list-view-filters.ts";
import { MemberTableRow } from "./member-table-row.tsx";
import { useMembers } from "./use-members.ts";

export const meta = () => [{ title: "회원 · 오늘의과일 운영" }];

/** Members, found by the beginning of a name or an e-mail or the end of a phone; what is sought is logged. */
export default function MembersPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { nameOf } = useGradeNames();
  const search = query.get("search") ?? "";
  const current = memberViewOf(query.get("view"));
  const address = paths.members({ view: current.view, search });
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useMembers({
      ...parseMemberSearch(search),
      ...current.filter,
    });
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const cursor = useRowCursor(isPlaceholderData ? [] : rows, ({ id }) => id, {
    list: address,
    startsAtFirst: true,
  });
  useShortcut("KeyJ", () => cursor.step(1));
  useShortcut("KeyK", () => cursor.step(-1));
  useShortcut("Enter", () => {
    if (cursor.current) void navigate(paths.member(cursor.current.id));
  });
  return (
    <>
      <PageHeading title="회원" aside="찾은 말과 본 회원은 기록돼요" />
      <TabLinks
        label="회원 보기"
        current={address}
        tabs={MEMBER_VIEWS.map(({ view, label }) => ({ to: paths.members({ view, search }), label }))}
      />
      <ListSearch
        key={search}
        label="이름, 이메일 앞부분, 휴대폰 뒤 4자리"
        search={search}
        onSearch={(sought) => void navigate(paths.members({ view: current.view, search: sought }))}
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={10} />}
      {data && rows.length === 0 && (
        <EmptyState emoji="🔎" title="찾는 회원이 없어요">
          <p>이름이나 이메일의 앞부분, 휴대폰 뒤 4자리로 찾아 보세요</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined}>
          <Table label="회원" heads={HEADS}>
            {rows.map((row, index) => (
              <MemberTableRow
                key={row.id}
                row={row}
                gradeName={nameOf(row.grade)}
                isCurrent={index === cursor.place}
              />
            ))}
          </Table>
          <p className="mt-2.5 flex items-center gap-2 text-micro text-ink-3">
            {rows.length.toLocaleString()}명
            {hasNextPage && (
              <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                더 보기
              </Button>
            )}
          </p>
        </div>
      )}
    </>
  );
}

const HEADS = [
  { text: "회원" },
  { text: "연락처" },
  { text: "등급", isDeskOnly: true },
  { text: "주문", align: "right", isDeskOnly: true },
  { text: "3개월 산 값", align: "right", isDeskOnly: true },
  { text: "포인트", align: "right", isDeskOnly: true },
  { text: "쿠폰", align: "right", isDeskOnly: true },
  { text: "광고", isDeskOnly: true },
  { text: "마지막 주문", isDeskOnly: true },
  { text: "표시" },
] as const;
