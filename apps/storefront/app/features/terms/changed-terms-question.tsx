import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { createLazyComponent } from "../../ui/create-lazy-component.ts";
import { canAskForConsentOnPage } from "./can-ask-for-consent-on-page.ts";
import { isConsentPutOff } from "./put-off-consent-storage.ts";
import { changedTermsKey, useChangedTerms } from "./use-changed-terms.ts";

/** Loaded when a member is asked. */
const ChangedTermsSheet = createLazyComponent(
  async () => (await import("./changed-terms-sheet.tsx")).ChangedTermsSheet,
);

/** Asks a member at a visit for consent to changed terms, on no page on which something is paid or entered. */
export function ChangedTermsQuestion({ memberId }: { memberId: number }) {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [isPutOff, setPutOff] = useState(false);
  const { data: terms = [] } = useChangedTerms(memberId);
  if (terms.length === 0 || isPutOff || !canAskForConsentOnPage(pathname)) return null;
  if (isConsentPutOff(window.sessionStorage, terms)) return null;
  return (
    <Suspense fallback={null}>
      <ChangedTermsSheet
        key={terms.map(({ code, version }) => `${code} ${version}`).join()}
        terms={terms}
        onAsk={(list) => queries.setQueryData(changedTermsKey(memberId), list)}
        onPutOff={() => setPutOff(true)}
      />
    </Suspense>
  );
}
