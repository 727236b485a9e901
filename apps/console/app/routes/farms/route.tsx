import { useQuery } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useCarriers } from "../../features/carriers/use-carriers.ts";
import { type Farm, farmsQuery } from "../../features/products/use-farms.ts";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { paths } from "../../paths.ts";
import { useMe } from "../../session/use-me.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { ListSearch } from "../../ui/form/list-search.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { Table } from "../../ui/table/table.tsx";
import { TableRow } from "../../ui/table/table-row.tsx";
import { FarmDialog } from "./farm-dialog.tsx";

export const meta = () => [{ title: "농가 · 오늘의과일 운영" }];

const HEADS = [
  { text: "농가" },
  { text: "택배사 · 마감" },
  { text: "배송비", align: "right" },
  { text: "무료부터", align: "right" },
  { text: "연락처" },
  { text: "사업자등록번호" },
  { text: "하기", isHidden: true },
] as const;

/** Farms by their names: where they are, how they send, and how they are reached. */
export default function FarmsPage() {
  const [query, setQuery] = useSearchParams();
  const { may } = useMe();
  const search = query.get("search") ?? "";
  const carriers = useCarriers();
  const { data: all, error, refetch } = useQuery(farmsQuery);
  const farms = (all ?? []).filter(({ name, region, businessNumber }) =>
    [name, region, businessNumber].some((text) => text.includes(search)),
  );
  const [edited, setEdited] = useState<Farm | null | "new">(null);
  const denied = may("catalog.edit") ? null : "농가를 고칠 권한이 없어요";
  return (
    <>
      <PageHeading
        title="농가"
        aside={all && `${farms.length}곳`}
        actions={
          <Button size="lg" tone="primary" denied={denied} onClick={() => setEdited("new")}>
            농가 더하기
          </Button>
        }
      />
      <ListSearch
        key={search}
        label="이름, 지역, 사업자등록번호"
        search={search}
        onSearch={(sought) => setQuery(sought === "" ? {} : { search: sought })}
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !all && <RowsSkeleton rows={8} />}
      {all && farms.length === 0 && (
        <EmptyState emoji="🌾" title={search === "" ? "아직 농가가 없어요" : "찾는 농가가 없어요"} />
      )}
      {farms.length > 0 && (
        <Table label="농가" heads={HEADS}>
          {farms.map((farm) => (
            <TableRow key={farm.id}>
              <td>
                <b className="font-semibold">{farm.name}</b>
                <span className="block text-micro text-ink-3">{farm.region}</span>
              </td>
              <td>
                {carriers.find(({ code }) => code === farm.carrierCode)?.name ?? farm.carrierCode}
                <span className="number block text-micro text-ink-3">{farm.orderCutoffTime} 마감</span>
              </td>
              <td className="number text-right">{groupDigits(farm.baseFee)}</td>
              <td className="number text-right">
                {farm.freeFrom === 0 ? "없음" : groupDigits(farm.freeFrom)}
              </td>
              <td className="number whitespace-nowrap">{farm.csPhone}</td>
              <td className="number whitespace-nowrap">{farm.businessNumber}</td>
              <td className="text-right">
                <Button
                  size="sm"
                  denied={denied}
                  aria-label={`${farm.name} 고치기`}
                  onClick={() => setEdited(farm)}
                >
                  고치기
                </Button>
              </td>
            </TableRow>
          ))}
        </Table>
      )}
      <p className="mt-2 text-micro text-ink-3">
        마감과 출고 요일은{" "}
        <Link to={paths.calendar} className="font-semibold text-brand-ink underline">
          쉬는 날·마감
        </Link>
        에서 바꿔요.
      </p>
      {edited && <FarmDialog farm={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
