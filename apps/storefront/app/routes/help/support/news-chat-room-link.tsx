import { variant } from "#variant/brand-settings.ts";
import { useVariantSettings } from "../../../features/support/use-variant-settings.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** Link to the chat room for news and reviews, with its entry code. */
export function NewsChatRoomLink() {
  const { name, description } = variant.newsRoom;
  const { newsRoomCode, newsRoomUrl } = useVariantSettings();
  return (
    <section className="mt-2 bg-surface px-gutter py-6" aria-labelledby="news-room">
      <h2 id="news-room" className="text-title3 font-bold">
        {name}
      </h2>
      <p className="mt-1 text-body2 text-ink-3">{description}</p>
      <p className="mt-4 flex min-h-14 items-center justify-between gap-3 rounded-md bg-sunken py-1 pr-2 pl-4 text-label">
        <span className="text-ink-2">참여 코드</span>
        <b className="ml-auto text-body1 font-bold select-all">{newsRoomCode}</b>
        <Button tone="ghost" size="sm" onClick={() => void copy(newsRoomCode)}>
          복사
        </Button>
      </p>
      <a
        className={`${buttonClass({ tone: "tint", block: true })} mt-3`}
        href={newsRoomUrl}
        rel="noreferrer"
        target="_blank"
      >
        {name} 들어가기
      </a>
    </section>
  );
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showSnackbar("참여 코드를 복사했어요", { tone: "success" });
  } catch {
    showSnackbar("복사하지 못했어요. 참여 코드를 길게 눌러 주세요", { tone: "failure" });
  }
}
