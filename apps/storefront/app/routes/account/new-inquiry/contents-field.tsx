import { INQUIRY_TEXT, inquiryText } from "@todayfruit/domain/inquiries/inquiry-limits";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { TextArea } from "../../../ui/form/text-area.tsx";

type ContentsFieldProps = { contents: string; wasTried: boolean; onContents(contents: string): void };

/** Text of an inquiry with its length. */
export function ContentsField({ contents, wasTried, onContents }: ContentsFieldProps) {
  const text = inquiryText(contents);
  const { longest } = INQUIRY_TEXT;
  const tooLong = `${groupDigits(longest)}자까지 쓸 수 있어요`;
  return (
    <div>
      <TextArea
        label="내용"
        rows={6}
        placeholder="무슨 일인지 적어주세요"
        value={contents}
        error={
          !text.ok && (wasTried || text.code === "INQUIRY_TOO_LONG")
            ? text.code === "INQUIRY_TOO_LONG"
              ? tooLong
              : "무슨 일인지 적어주세요"
            : undefined
        }
        onChange={(event) => onContents(event.currentTarget.value)}
      />
      <p className="mt-1 flex justify-between gap-3 text-caption text-ink-3">
        <span>개인정보는 적지 않아도 돼요</span>
        <span className="flex-none tabular-nums">
          <span className="sr-only">쓴 글자 </span>
          {groupDigits([...contents.trim()].length)} / {groupDigits(longest)}
        </span>
      </p>
    </div>
  );
}
