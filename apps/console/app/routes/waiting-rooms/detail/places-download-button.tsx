import FileDown from "lucide-react/icons/file-down";
import { Button } from "../../../ui/form/button.tsx";
import { downloadCsv } from "../../../ui/table/download-csv.ts";
import { PLACE_HEADS, placeCells } from "./format-place-csv-row.ts";
import { useAllPlaces } from "./use-places.ts";

/** A button that saves every place of a room with what its order follows from. */
export function PlacesDownloadButton({ roomId }: { roomId: number }) {
  const reading = useAllPlaces(roomId, (places) =>
    downloadCsv(`오픈-${roomId}-순서`, PLACE_HEADS, places.map(placeCells)),
  );
  return (
    <Button size="lg" busy={reading.isPending} onClick={() => reading.mutate()}>
      <FileDown aria-hidden />
      순서를 파일로 내려받기
    </Button>
  );
}
