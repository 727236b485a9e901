import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { Link } from "react-router";
import type { RecordRow } from "../../../features/records/list-add-edit-delete-records.ts";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { Badge, type BadgeTone } from "../../../ui/feedback/badge.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { AudienceSizeTable } from "./audience-size-table.tsx";
import { CampaignSalesTable } from "./campaign-sales-table.tsx";
import { SendDialog, StopDialog } from "./send-and-stop-campaign-dialogs.tsx";
import { type CampaignProgress, useCampaign } from "./use-campaign-progress-and-sending.ts";

type CampaignSendingProps = {
  campaign: RecordRow<"campaigns">;
  /** False while the campaign has edits that are not saved. */
  isSaved: boolean;
};

const STATUSES: Record<CampaignProgress["status"], [string, BadgeTone]> = {
  draft: ["초안", "outline"],
  scheduled: ["예약", "info"],
  sending: ["보내는 중", "warning"],
  sent: ["보냄", "success"],
  cancelled: ["멈춤", "neutral"],
};

/** Recipients and progress of a campaign, with its buttons to send and to stop; leaving the page stops nothing. */
export function CampaignSending({ campaign, isSaved }: CampaignSendingProps) {
  const { may } = useMe();
  const { data, error } = useCampaign(campaign);
  const [open, setOpen] = useState<"send" | "stop" | null>(null);
  if (error && !data) {
    return (
      <Card title="보내기">
        <p role="alert" className="font-medium text-danger">
          {error.message}
        </p>
      </Card>
    );
  }
  if (!data) return <RowsSkeleton rows={3} />;
  const [text, tone] = STATUSES[data.status];
  const recipients = data.results.text.recipients + data.results.otherText.recipients;
  const denied = !may("coupons.manage")
    ? "보낼 권한이 없어요"
    : isSaved
      ? null
      : "고친 것을 먼저 저장해 주세요";
  const mayStop = data.status === "scheduled" || data.status === "sending";
  return (
    <Card title="보내기" aside={<Badge tone={tone}>{text}</Badge>}>
      <div className="flex flex-col gap-3">
        <AudienceSizeTable audience={data.audience} />
        {campaign.sendAt !== null && (
          <p className="number">
            {instantText(campaign.sendAt, Date.now())}
            {data.status === "scheduled" ? "에 보내요" : "부터 보냈어요"}
          </p>
        )}
        {(data.status === "sending" || data.status === "sent") && (
          <div role="status">
            <p className="number mb-1">
              {groupDigits(recipients)}명에게 맡겼어요
              {data.status === "sending" && ` · 받을 분 ${groupDigits(data.audience.consented)}명`}
            </p>
            <ProgressBar
              done={data.status === "sent" ? 1 : recipients}
              whole={data.status === "sent" ? 1 : data.audience.consented}
            />
          </div>
        )}
        {recipients > 0 && <CampaignSalesTable results={data.results} />}
        <div className="flex justify-end gap-2">
          {recipients > 0 && (
            <Link to={paths.messageLog(campaign.id)} className={buttonClass()}>
              보낸 것 보기
            </Link>
          )}
          {mayStop && (
            <Button tone="danger" denied={denied} onClick={() => setOpen("stop")}>
              멈추기
            </Button>
          )}
          {data.status === "draft" && (
            <Button
              tone="primary"
              denied={denied ?? (data.audience.consented === 0 ? "받을 분이 없어요" : null)}
              onClick={() => setOpen("send")}
            >
              {groupDigits(data.audience.consented)}명에게 보내기
            </Button>
          )}
        </div>
      </div>
      {open === "send" && (
        <SendDialog campaign={campaign} audience={data.audience} onClose={() => setOpen(null)} />
      )}
      {open === "stop" && (
        <StopDialog campaign={campaign} isSending={data.status === "sending"} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
