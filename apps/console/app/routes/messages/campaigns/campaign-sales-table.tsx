import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { CampaignProgress } from "./use-campaign-progress-and-sending.ts";

const TEXTS = [
  ["text", "글"],
  ["otherText", "둘째 글"],
] as const;

/** What the recipients of each text bought within seven days after it was sent to them. */
export function CampaignSalesTable({ results }: { results: CampaignProgress["results"] }) {
  const shown = TEXTS.filter(([text]) => results[text].recipients > 0);
  return (
    <table className="number w-full text-left">
      <thead className="text-micro text-ink-3">
        <tr className="[&>th]:font-medium">
          <th>결과</th>
          <th className="text-right">받는 분</th>
          <th className="text-right">산 분</th>
          <th className="text-right">매출(원)</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(([text, label]) => {
          const { recipients, buyers, paid } = results[text];
          return (
            <tr key={text}>
              <td>{label}</td>
              <td className="text-right">{groupDigits(recipients)}</td>
              <td className="text-right">
                {groupDigits(buyers)} ({Math.round((buyers / recipients) * 100)}%)
              </td>
              <td className="text-right">{groupDigits(paid)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
