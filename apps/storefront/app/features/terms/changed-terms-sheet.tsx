import { useMutation } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useId, useRef, useState } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { api } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { BottomSheet } from "../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { putOffConsent } from "./put-off-consent-storage.ts";
import { TermCheckbox } from "./term-checkbox.tsx";

type ChangedTerms = Reply<"GET /v1/app-users/terms">["list"];

type ChangedTermsSheetProps = {
  terms: ChangedTerms;
  /** Called with the terms that are still asked for, once the sheet is closed. */
  onAsk(terms: ChangedTerms): void;
  onPutOff(): void;
};

/** 바뀐 약관: what changed, each text readable in place, and the consent; closing it puts it off until the next visit. */
export function ChangedTermsSheet({ terms, onAsk, onPutOff }: ChangedTermsSheetProps) {
  const problem = useId();
  const [open, setOpen] = useState(true);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const left = useRef<ChangedTerms | null>(null);

  const consent = useMutation({
    mutationFn: () =>
      api("POST /v1/app-users/terms", {
        body: { agreed: terms.map(({ code, version }) => ({ code, version })) },
      }),
    onSuccess: ({ list }) => {
      left.current = list;
      showSnackbar("바뀐 약관에 동의했어요");
      setOpen(false);
    },
    onError: async (error) => {
      showSnackbar(extractErrorText(error), { tone: "failure" });
      if (refusalCodeOf(error) !== "TERMS_CHANGED") return;
      left.current = (await api("GET /v1/app-users/terms")).list;
      setOpen(false);
    },
  });

  function submit(): void {
    const isComplete = terms.every(({ code }) => agreed.includes(code));
    setMissing(!isComplete);
    if (isComplete) consent.mutate();
  }

  return (
    <BottomSheet
      open={open}
      title="약관이 바뀌었어요"
      onClose={() => {
        putOffConsent(window.sessionStorage, terms);
        setOpen(false);
      }}
      onClosed={() => (left.current ? onAsk(left.current) : onPutOff())}
      foot={
        <div className="flex gap-2">
          <Button
            tone="outline"
            onClick={() => {
              putOffConsent(window.sessionStorage, terms);
              setOpen(false);
            }}
          >
            나중에
          </Button>
          <Button block busy={consent.isPending} onClick={submit}>
            동의하고 계속하기
          </Button>
        </div>
      }
    >
      <p className="text-body2 text-ink-2">바뀐 글을 읽고 동의해 주세요.</p>
      <fieldset className="mt-3" aria-describedby={problem}>
        <legend className="sr-only">바뀐 약관</legend>
        {terms.map((term) => (
          <div key={term.code} className="py-1">
            <TermCheckbox
              summary={term.summary}
              title={term.title}
              contents={term.contents}
              required={term.required}
              agreed={agreed.includes(term.code)}
              onChange={(isAgreed) =>
                setAgreed([...agreed.filter((code) => code !== term.code), ...(isAgreed ? [term.code] : [])])
              }
            />
          </div>
        ))}
        <p id={problem} className="mt-1 text-caption text-danger" role="alert">
          {isMissing && "바뀐 약관에 모두 동의해 주세요"}
        </p>
      </fieldset>
    </BottomSheet>
  );
}
