import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { callApi } from "../../../api/console-api.ts";
import type { RecordField } from "../../../features/records/parse-and-format-record-fields.ts";
import { RecordDialog } from "../../../features/records/record-dialog.tsx";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { useMe } from "../../../session/use-me.ts";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";

type Face = Reply<"GET /operator/v1/settings">["list"][number];

const FACES: Record<Face["variant"], string> = {
  todayfruit: "오늘의과일",
  market: "오늘의장터",
  farmer: "오늘의농부",
  ru: "알유마켓",
};
const text = (name: string, label: string, maxLength: number, hint?: string): RecordField => ({
  name,
  label,
  kind: "text",
  maxLength,
  ...(hint !== undefined && { hint }),
});
const FIELDS: readonly RecordField[] = [
  text("companyName", "상호", 60),
  text("representative", "대표자", 40),
  text("businessNumber", "사업자등록번호", 12, "예: 123-45-67890"),
  text("mailOrderNumber", "통신판매업 신고번호", 60),
  text("address", "주소", 200),
  text("phone", "전화", 14, "예: 02-1234-5678"),
  text("email", "이메일", 200),
  text("privacyOfficer", "개인정보 보호책임자", 40),
  text("hostingProvider", "호스팅 제공자", 60),
  text("supportHours", "상담 시간", 100, "예: 평일 10:00~18:00"),
  text("chatUrl", "상담 채팅 주소", 300),
  { ...text("shopEntryUrl", "입점 신청 주소", 300, "비우면 링크를 보이지 않아요"), isOptional: true },
  text("newsRoomUrl", "소식방 주소", 300),
  text("newsRoomCode", "소식방 참여 코드", 20),
  text("liveShoppingUrl", "라이브 쇼핑 주소", 300),
];

/** Business data, support hours and links of each face of the shop, as the law wants them on every page. */
export default function TextSettingsPage() {
  const { may } = useMe();
  const [edited, setEdited] = useState<Face | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["settings"],
    queryFn: () => callApi("GET /operator/v1/settings", {}),
  });
  const denied = may("displays.edit") ? null : "사업자 정보를 고칠 권한이 없어요";
  return (
    <>
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={8} />}
      {data?.list.map((face) => (
        <Card
          key={face.id}
          title={FACES[face.variant]}
          aside={
            <Button
              denied={denied}
              aria-label={`${FACES[face.variant]} 사업자 정보 고치기`}
              onClick={() => setEdited(face)}
            >
              고치기
            </Button>
          }
        >
          <dl className="grid grid-cols-[160px_minmax(0,1fr)] gap-x-4 gap-y-1.5 max-desk:grid-cols-1">
            {FIELDS.map(({ name, label }) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{label}</dt>
                <dd className="break-words max-desk:mb-1.5">{face[name as keyof Face] ?? "없음"}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
      {edited && (
        <RecordDialog
          title={`${FACES[edited.variant]} 사업자 정보`}
          noun="settings"
          fields={FIELDS}
          record={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
