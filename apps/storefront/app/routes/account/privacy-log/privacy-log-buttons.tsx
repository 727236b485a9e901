import { useMutation } from "@tanstack/react-query";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import Download from "lucide-react/icons/download";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { paths } from "../../../paths.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Entry } from "./name-privacy-log-actor.ts";
import { privacyLogCsv } from "./privacy-log-csv.ts";

const FILE_PAGE = 100;

/** Buttons under the log: the whole log as a file, and a question about it. */
export function PrivacyLogButtons() {
  const saving = useMutation({
    mutationFn: readAll,
    onSuccess: (entries) => {
      save(privacyLogCsv(entries), `내 정보 기록_${kstDateOf(new Date().toISOString())}.csv`);
      showSnackbar("기록을 내려받았어요");
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  return (
    <section className="mt-2 bg-surface px-gutter pt-5 pb-8" aria-label="기록으로 할 일">
      <div className="grid grid-cols-2 gap-2">
        <Button tone="outline" size="sm" busy={saving.isPending} onClick={() => saving.mutate()}>
          <Download className="size-18px" aria-hidden />
          파일로 받기
        </Button>
        <Link className={buttonClass({ tone: "outline", size: "sm" })} to={paths.newInquiry()}>
          이상해요, 물어보기
        </Link>
      </div>
      <p className="mt-3 text-center text-caption text-ink-3">기록은 1년 동안 볼 수 있어요</p>
    </section>
  );
}

async function readAll(): Promise<Entry[]> {
  const entries: Entry[] = [];
  let nextPage: string | null = null;
  do {
    const page: { list: Entry[]; nextPage: string | null } = await api("GET /v1/app-users/privacy-log", {
      query: { take: FILE_PAGE, ...(nextPage !== null && { nextPage }) },
    });
    entries.push(...page.list);
    nextPage = page.nextPage;
  } while (nextPage !== null);
  return entries;
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
