import { MAX_GIFT_RECEIVERS } from "@todayfruit/domain/gifts/gift-limits";
import type { TypedReceiver } from "@todayfruit/domain/gifts/receivers/check-receivers";
import {
  parsePastedReceivers,
  type RowFault,
} from "@todayfruit/domain/gifts/receivers/parse-pasted-receivers";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useId, useState } from "react";
import { Button, buttonClass } from "../../../../ui/form/button.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { readSpreadsheet } from "./read-spreadsheet.ts";

type PasteReceiversSheetProps = {
  open: boolean;
  onClose(): void;
  receivers: readonly TypedReceiver[];
  onChange(receivers: TypedReceiver[]): void;
};

const FAULTS: Record<RowFault["fault"], string> = {
  name: "이름이 없어요",
  phone: "휴대폰 번호를 확인해 주세요",
  twice: "같은 번호가 이미 있어요",
  "too-many": `${MAX_GIFT_RECEIVERS}명을 넘었어요`,
};

/** Adds many receivers from pasted lines or a spreadsheet file. Invalid lines stay in the sheet, named by line number. */
export function PasteReceiversSheet({ open, onClose, receivers, onChange }: PasteReceiversSheetProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [faults, setFaults] = useState<readonly RowFault[]>([]);

  function take(pasted: string): void {
    const typed = receivers.filter(({ name, phone }) => name.trim() !== "" || phone.trim() !== "");
    const read = parsePastedReceivers(pasted, typed);
    if (read.receivers.length > 0) onChange([...typed, ...read.receivers]);
    setFaults(read.faults);
    setText(read.faults.map((fault) => fault.text).join("\n"));
    if (read.receivers.length === 0 && read.faults.length === 0) {
      showSnackbar("가져올 내용이 없습니다.", { tone: "failure" });
    } else if (read.faults.length === 0) {
      showSnackbar(`${read.receivers.length}명을 더했어요`, { tone: "success" });
      onClose();
    }
  }

  async function takeFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readSpreadsheet(file);
    if (read.ok) take(read.value);
    else showSnackbar("파일을 읽지 못했어요. CSV나 엑셀(xlsx) 파일로 올려 주세요", { tone: "failure" });
  }

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="받는 사람 한꺼번에 적기"
      foot={
        <Button block size="lg" disabled={text.trim() === ""} onClick={() => take(text)}>
          받는 사람에 더하기
        </Button>
      }
    >
      <label className="mb-2 block text-label text-ink-2" htmlFor={id}>
        한 줄에 한 분씩 이름과 휴대폰 번호를 적거나 붙여 넣어 주세요. {MAX_GIFT_RECEIVERS}명까지 보낼 수
        있어요.
      </label>
      <textarea
        id={id}
        className="block min-h-40 w-full resize-y rounded-md bg-surface px-4 py-3.5 text-body1 tabular-nums inset-shadow-outline focus:inset-shadow-selected focus:outline-none"
        placeholder={"박소담, 010-2345-6789\n이나무, 010-3456-7890"}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label
        className={`${buttonClass({ tone: "outline", block: true })} mt-3 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus`}
      >
        <FileSpreadsheet className="size-5" aria-hidden />
        엑셀·CSV 파일 올리기
        <input
          className="sr-only"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          onChange={(event) => {
            void takeFile(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      <div aria-live="polite">
        {faults.length > 0 && (
          <div className="mt-4 rounded-md bg-danger-tint px-4 py-3 text-label text-danger">
            <p className="font-semibold">
              더하지 못한 {faults.length}줄을 위에 남겨 두었어요. 고쳐서 다시 더해 주세요.
            </p>
            <ul className="mt-1.5 flex flex-col gap-1 tabular-nums">
              {faults.map(({ line, text: row, fault }) => (
                <li key={line} className="wrap-anywhere">
                  {line}번째 줄 “{row}”: {FAULTS[fault]}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </BottomSheet>
  );
}
