import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { CampaignProgress } from "./use-campaign-progress-and-sending.ts";

/** Members of the segment, and how many of them the law lets the shop write to. */
export function AudienceSizeTable({ audience }: { audience: CampaignProgress["audience"] }) {
  const { members, consented, consentedAtNight } = audience;
  return (
    <table className="number w-full border-separate border-spacing-0 text-left [&_td]:h-9 [&_td]:inset-shadow-line [&_th]:h-9 [&_th]:font-normal [&_th]:inset-shadow-line">
      <tbody>
        <tr>
          <th scope="row">조건에 맞는 분</th>
          <td className="text-right font-semibold">{groupDigits(members)}명</td>
        </tr>
        <tr>
          <th scope="row">
            광고 받기로 하지 않음 <span className="text-micro text-ink-3">법으로 보낼 수 없어요</span>
          </th>
          <td className="text-right text-sale">-{groupDigits(members - consented)}명</td>
        </tr>
        <tr className="bg-brand-tint">
          <th scope="row" className="font-semibold">
            실제로 받는 분{" "}
            <span className="text-micro font-normal text-ink-2">
              밤 9시~아침 8시에는 {groupDigits(consentedAtNight)}명만 바로
            </span>
          </th>
          <td className="text-right font-bold">{groupDigits(consented)}명</td>
        </tr>
      </tbody>
    </table>
  );
}
