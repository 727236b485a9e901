import { useSyncExternalStore } from "react";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/form/button.tsx";
import { keepConsent, readConsent } from "./google-analytics-consent-storage.ts";

/** Fragment that opens the question again, to change the answer. */
const ASKS_AGAIN = "#measuring";
const ANSWERED = "consentanswered";

/** Asks for consent to Google Analytics. Both answers have the same weight; no answer counts as no consent. */
export function ConsentPrompt() {
  const isAsked = useSyncExternalStore(listen, isOpen);
  if (!isAsked) return null;
  return (
    <section
      className="fixed inset-x-4 bottom-[calc(var(--buybar-h)+8px+var(--safe-b))] z-nav mx-auto max-w-[calc(var(--col-max)-32px)] rounded-lg bg-surface p-4 shadow-float"
      aria-label="방문 기록 동의"
    >
      <p className="text-body2 text-ink">
        방문 기록을 Google Analytics에 보내도 될까요? 동의하지 않아도 매장은 똑같이 쓸 수 있어요.{" "}
        <a className="font-semibold text-brand-ink underline" href={paths.privacy}>
          자세히
        </a>
      </p>
      <div className="mt-3 flex gap-2">
        <Button className="flex-1" tone="outline" onClick={() => answer("no")}>
          동의하지 않기
        </Button>
        <Button className="flex-1" tone="outline" onClick={() => answer("yes")}>
          동의하기
        </Button>
      </div>
    </section>
  );
}

function isOpen(): boolean {
  return window.location.hash === ASKS_AGAIN || readConsent(window.localStorage) === null;
}

function answer(consent: "yes" | "no"): void {
  keepConsent(window.localStorage, consent);
  const { hash, pathname, search } = window.location;
  if (hash === ASKS_AGAIN) window.history.replaceState(window.history.state, "", pathname + search);
  window.dispatchEvent(new Event(ANSWERED));
}

function listen(changed: () => void): () => void {
  const names = ["popstate", ANSWERED];
  for (const name of names) window.addEventListener(name, changed);
  return () => {
    for (const name of names) window.removeEventListener(name, changed);
  };
}
