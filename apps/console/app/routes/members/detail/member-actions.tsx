import { useState } from "react";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { CouponDialog } from "./dialogs/coupon-dialog.tsx";
import { GradeDialog } from "./dialogs/grade-dialog.tsx";
import { PointsDialog } from "./dialogs/points-dialog.tsx";
import { UnmaskMemberDialog } from "./dialogs/unmask-member-dialog.tsx";
import type { Member } from "./use-member.ts";
import type { PersonalData } from "./use-unmasked-until-expiry.ts";

type Opened = "unmask" | "points" | "grade" | "coupon";
type MemberActionsProps = { member: Member; isUnmasked: boolean; onUnmasked(data: PersonalData): void };

/** What an operator does for a member; what the role may not do says which permission it needs. */
export function MemberActions({ member, isUnmasked, onUnmasked }: MemberActionsProps) {
  const { may } = useMe();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button
        size="lg"
        denied={
          may("personal-data.read") ? (isUnmasked ? "지금 보고 있어요" : null) : "개인정보를 볼 권한이 없어요"
        }
        onClick={() => setOpened("unmask")}
      >
        이름·연락처 보기
      </Button>
      <Button
        size="lg"
        denied={may("points.adjust") ? null : "포인트를 바로잡을 권한이 없어요"}
        onClick={() => setOpened("points")}
      >
        포인트 바로잡기
      </Button>
      <Button
        size="lg"
        denied={may("points.adjust") ? null : "쿠폰을 줄 권한이 없어요"}
        onClick={() => setOpened("coupon")}
      >
        쿠폰 주기
      </Button>
      <Button
        size="lg"
        denied={may("members.edit") ? null : "회원을 고칠 권한이 없어요"}
        onClick={() => setOpened("grade")}
      >
        등급 정하기
      </Button>
      {opened === "unmask" && (
        <UnmaskMemberDialog memberId={member.id} onClose={close} onUnmasked={onUnmasked} />
      )}
      {opened === "points" && <PointsDialog member={member} onClose={close} />}
      {opened === "coupon" && <CouponDialog member={member} onClose={close} />}
      {opened === "grade" && <GradeDialog member={member} onClose={close} />}
    </>
  );
}
