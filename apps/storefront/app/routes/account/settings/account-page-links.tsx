import { useMutation } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { useSavedForm } from "../../../confirm-identity/use-saved-form.ts";
import { paths } from "../../../paths.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

const ROW_CLASS =
  "flex min-h-14 w-full items-center justify-between px-gutter text-left text-body1 font-medium";

/** Links to 내 정보, 기기, 기록, 개인정보와 탈퇴. */
export function AccountPageLinks() {
  const exporting = useMutation({
    mutationFn: () => api("GET /v1/app-users/personal-data"),
    onSuccess: (data) => {
      save(data, `todayfruit-${data.exportedAt.slice(0, 10)}.json`);
      showSnackbar("개인정보를 내려받았어요");
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  useSavedForm({
    name: "personal-data",
    current: () => (exporting.isPending ? { values: {}, isSubmitted: true } : null),
    goOn: () => exporting.mutate(),
  });
  return (
    <nav className="mt-2 bg-surface py-2" aria-label="계정">
      <To to={paths.profile}>내 정보</To>
      <To to={paths.sessions}>로그인한 기기</To>
      <To to={paths.privacyLog}>내 정보 기록</To>
      <button
        className={ROW_CLASS}
        type="button"
        aria-busy={exporting.isPending || undefined}
        onClick={() => exporting.isPending || exporting.mutate()}
      >
        내 개인정보 내려받기
        <Download className="size-18px text-ink-3" aria-hidden />
      </button>
      <To to={paths.leave}>회원 탈퇴</To>
    </nav>
  );
}

function To({ to, children }: { to: string; children: string }) {
  return (
    <Link className={ROW_CLASS} to={to}>
      {children}
      <ChevronRight className="size-18px text-ink-3" aria-hidden />
    </Link>
  );
}

/** Downloads data as a JSON file. */
function save(data: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
