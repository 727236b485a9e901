import FileDown from "lucide-react/icons/file-down";
import { Button } from "../form/button.tsx";
import { downloadCsv } from "./download-csv.ts";
import type { CsvCell } from "./rows-to-csv.ts";

type DownloadButtonProps = {
  /** Name of the file without its ending. */
  name: string;
  heads: readonly string[];
  rows: readonly (readonly CsvCell[])[];
};

/** A button that saves a table as a sheet. */
export function DownloadButton({ name, heads, rows }: DownloadButtonProps) {
  return (
    <Button
      size="lg"
      denied={rows.length === 0 ? "내려받을 줄이 없어요" : null}
      onClick={() => downloadCsv(name, heads, rows)}
    >
      <FileDown aria-hidden />
      파일로 내려받기
    </Button>
  );
}
