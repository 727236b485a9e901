import { groupDigits } from "@todayfruit/domain/money/format-won";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useCohorts } from "../../../features/stats/use-stats.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { DownloadButton } from "../../../ui/table/download-button.tsx";

const MONTHS = 6;
/** Classes of the cell by the share that bought again, from none up; the text stays readable on each. */
const SHADES = ["bg-sunken", "bg-brand-tint", "bg-brand-tint-2", "bg-selected"];

/** Members by the month of their first order, and the share that bought again in each month after. */
export default function StatsCohortsPage() {
  const asked = useCohorts(MONTHS);
  return (
    <StatsQueryBoundary asked={asked}>
      {({ cohorts }) =>
        cohorts.length === 0 ? (
          <EmptyState emoji="🌱" title="아직 산 회원이 없어요">
            <p>첫 주문이 들어오면 달마다 다시 산 비율을 보여 줘요</p>
          </EmptyState>
        ) : (
          <Card
            title="처음 산 달 뒤로 다시 산 비율"
            aside={
              <DownloadButton
                name="다시-산-비율"
                heads={["처음 산 달", "회원", "몇 달 뒤", "산 회원", "주문", "순매출(원)"]}
                rows={cohorts.flatMap(({ month, members, months }) =>
                  months.map((each) => [
                    month,
                    members,
                    each.after,
                    each.members,
                    each.orders,
                    each.netSales,
                  ]),
                )}
              />
            }
          >
            <section
              aria-label="다시 산 비율 표"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard.
              tabIndex={0}
              className="overflow-x-auto"
            >
              <table className="w-full border-separate border-spacing-0.5 text-center">
                <thead>
                  <tr className="text-micro text-ink-3">
                    <th className="w-20 text-left font-medium">처음 산 달</th>
                    <th className="font-medium">회원</th>
                    {Array.from({ length: MONTHS + 1 }, (_, after) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the place is the month.
                      <th key={after} className="font-medium">
                        {after === 0 ? "그달" : `+${after}`}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {cohorts.map(({ month, members, months }) => (
                    <tr key={month}>
                      <th className="text-left text-micro font-medium">{month}</th>
                      <td className="number">{groupDigits(members)}</td>
                      {Array.from({ length: MONTHS + 1 }, (_, after) => {
                        const again = months.find((each) => each.after === after)?.members;
                        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the month.
                        return <Cell key={after} again={again} members={members} />;
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </Card>
        )
      }
    </StatsQueryBoundary>
  );
}

function Cell({ again, members }: { again: number | undefined; members: number }) {
  if (again === undefined) return <td />;
  const share = members === 0 ? 0 : again / members;
  const shade =
    share >= 1 ? "bg-brand text-white" : SHADES[Math.min(SHADES.length - 1, Math.ceil(share * 6))];
  return (
    <td className={`number h-6 rounded-xs ${shade}`} title={`${groupDigits(again)}명`}>
      {Math.round(share * 100)}%
    </td>
  );
}
