import type { ExportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { useState } from "react";
import { SHEET_KINDS, sheetLabel } from "../../../../features/sheets/sheet-kinds.ts";
import { useMe } from "../../../../session/use-me.ts";
import { Button, buttonClass } from "../../../../ui/form/button.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { PeopleExportDialog, type PeopleSheet } from "./people-export-dialog.tsx";

const PLAIN: readonly ExportedSheet[] = [...SHEET_KINDS.map(({ sheet }) => sheet), "coupons"];
const OF_PEOPLE: readonly PeopleSheet[] = ["orders", "members"];

/** Files to take out: goods at one press, people with a reason and a password. */
export function ExportsCard() {
  const { may } = useMe();
  const [asked, setAsked] = useState<PeopleSheet | null>(null);
  const denied = may("data.export")
    ? null
    : "개인정보를 내려받을 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요";
  return (
    <Card title="내보내기">
      <ul className="mb-4 flex flex-wrap gap-2">
        {PLAIN.map((sheet) => (
          <li key={sheet}>
            <a href={`/operator/v1/exports/${sheet}`} download className={buttonClass()}>
              {sheetLabel(sheet)} 엑셀
            </a>
          </li>
        ))}
      </ul>
      <h3 className="mb-1.5 font-semibold">사람이 담긴 파일</h3>
      <p className="mb-2.5 text-micro text-ink-2">
        비밀번호가 걸린 엑셀이에요. 까닭과 담긴 분이 기록에 남고, 그분이 볼 수 있어요
      </p>
      <div className="flex flex-wrap gap-2">
        {OF_PEOPLE.map((sheet) => (
          <Button key={sheet} denied={denied} onClick={() => setAsked(sheet)}>
            {sheetLabel(sheet)} 내보내기
          </Button>
        ))}
      </div>
      {asked && <PeopleExportDialog sheet={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}
