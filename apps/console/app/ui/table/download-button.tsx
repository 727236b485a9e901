import FileDown from "lucide-react/icons/file-down";
import { Button } from "../form/button.tsx";
import { type SheetCell, sheetOfRows } from "./sheet-of-rows.ts";

type DownloadButtonProps = {
  /** Name of the file without its ending. */
  name: string;
  heads: readonly string[];
  rows: readonly (readonly SheetCell[])[];
};

/** A button that saves a table as a sheet. */
export function DownloadButton({ name, heads, rows }: DownloadButtonProps) {
  const save = () => {
    const address = URL.createObjectURL(
      new Blob([sheetOfRows(heads, rows)], { type: "text/csv;charset=utf-8" }),
    );
    const link = Object.assign(document.createElement("a"), { href: address, download: `${name}.csv` });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button size="lg" denied={rows.length === 0 ? "내려받을 줄이 없어요" : null} onClick={save}>
      <FileDown aria-hidden />
      파일로 내려받기
    </Button>
  );
}
