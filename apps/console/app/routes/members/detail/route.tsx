import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment } from "react";
import { Link, useParams } from "react-router";
import { useGradeNames } from "../../../features/members/use-grade-names.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { ConsentsCard } from "./consents-card.tsx";
import { ContactLine } from "./contact-line.tsx";
import { FiguresCard } from "./figures-card.tsx";
import { HistoryTabs } from "./history-tabs.tsx";
import { MemberActions } from "./member-actions.tsx";
import { NotesCard } from "./notes-card.tsx";
import { PersonalDataAccessesCard } from "./personal-data-accesses-card.tsx";
import { SessionsAndBlockCard } from "./sessions-and-block-card.tsx";
import { useMember } from "./use-member.ts";
import { useUnmaskedUntilExpiry } from "./use-unmasked-until-expiry.ts";

export const meta = () => [{ title: "회원 하나 · 오늘의과일 운영" }];

/** One member, masked until a reason is given: what they bought and wrote, points, notes, and who saw their data. */
export default function MemberPage() {
  const { id } = useParams();
  const { data: member, error, refetch } = useMember(Number(id));
  const { nameOf } = useGradeNames();
  const { shown, show } = useUnmaskedUntilExpiry();
  if (error && !member) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!member) return <RowsSkeleton rows={8} />;
  return (
    <Fragment key={member.id}>
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.members()} className="hover:text-ink">
          회원
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <span className="number">{member.id}</span>
      </nav>
      <PageHeading
        isOnCanvas
        title={shown?.data.name ?? member.name ?? "이름 없음"}
        aside={
          <>
            <Badge tone="success">{nameOf(member.grade)}</Badge>
            <Badge tone="outline">{shortDay(member.joinedAt)} 가입</Badge>
            {member.isBlocked && <Badge tone="danger">막음</Badge>}
          </>
        }
        actions={<MemberActions member={member} isUnmasked={shown !== null} onUnmasked={show} />}
      />
      <ContactLine member={member} unmasked={shown} />
      <FiguresCard member={member} gradeName={nameOf(member.grade)} />
      <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-4 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          <HistoryTabs member={member} />
          <NotesCard member={member} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PersonalDataAccessesCard accesses={member.accesses} />
          <ConsentsCard consents={member.consents} />
          <SessionsAndBlockCard member={member} />
        </div>
      </div>
    </Fragment>
  );
}
