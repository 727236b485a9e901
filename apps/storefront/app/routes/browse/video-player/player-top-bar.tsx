import ChevronLeft from "lucide-react/icons/chevron-left";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { IconButton } from "../../../ui/form/icon-button.tsx";

/** Back button and sound switch. */
export function PlayerTopBar({ isMuted, onMute }: { isMuted: boolean; onMute(isMuted: boolean): void }) {
  const navigate = useNavigate();
  /** Goes back; to the feed when the player was opened from outside and there is no history. */
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(paths.videos));
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <header className="absolute inset-x-1 top-[calc(4px+var(--safe-t))] flex justify-between">
      <IconButton className="text-white active:bg-white/15" label="뒤로 가기" onClick={goBack}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        className="text-white active:bg-white/15"
        label="소리 끄기"
        aria-pressed={isMuted}
        aria-keyshortcuts="m"
        onClick={() => onMute(!isMuted)}
      >
        <Icon aria-hidden />
      </IconButton>
    </header>
  );
}
