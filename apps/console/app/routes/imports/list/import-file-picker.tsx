import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { useState } from "react";
import { SHEET_KINDS, sheetLabel } from "../../../features/sheets/sheet-kinds.ts";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";

type ImportFilePickerProps = { onChoose(chosen: { sheet: ImportedSheet; file: File }): void };

/** Chooses the kind of a file and the file, by the button or by dropping it here. */
export function ImportFilePicker({ onChoose }: ImportFilePickerProps) {
  const { may } = useMe();
  const allowed = SHEET_KINDS.filter(({ permission }) => may(permission));
  const [sheet, setSheet] = useState(allowed[0]?.sheet);
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined) => sheet && file && onChoose({ sheet, file });
  return (
    <Card title="가져오기">
      {sheet === undefined ? (
        <p className="text-ink-2">파일로 고칠 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요</p>
      ) : (
        <>
          <fieldset className="mb-3 flex flex-wrap gap-1.5">
            <legend className="mb-1.5 font-semibold">무엇을 고치나요</legend>
            {allowed.map((kind) => (
              <Button
                key={kind.sheet}
                tone={kind.sheet === sheet ? "tint" : "outline"}
                aria-pressed={kind.sheet === sheet}
                onClick={() => setSheet(kind.sheet)}
              >
                {kind.label}
              </Button>
            ))}
          </fieldset>
          <section
            aria-label="파일 놓는 곳"
            className={`rounded-card border-2 border-dashed p-6 text-center ${isOver ? "border-brand bg-brand-tint" : "border-line-strong"}`}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              choose(event.dataTransfer.files[0]);
            }}
          >
            <p className="font-semibold">엑셀이나 CSV를 끌어 놓아 주세요</p>
            <p className="mt-1 mb-3 text-micro text-ink-2">올려도 확인하기 전에는 아무것도 바뀌지 않아요</p>
            <label className="inline-flex h-10 cursor-pointer items-center rounded-control bg-brand px-4 font-semibold text-white focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-brand-strong">
              파일 고르기
              <input
                type="file"
                accept=".xlsx,.csv"
                className="sr-only"
                onChange={({ target }) => choose(target.files?.[0])}
              />
            </label>
          </section>
          <p className="mt-2.5 text-micro text-ink-2">
            양식은{" "}
            <a
              href={`/operator/v1/exports/${sheet}`}
              download
              className="font-semibold text-brand-ink underline"
            >
              지금 {sheetLabel(sheet)} 내려받기
            </a>
            로 받아요. 고친 줄만 남기고 올려도 돼요
          </p>
        </>
      )}
    </Card>
  );
}
