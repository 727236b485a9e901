import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../../ui/lazy-part.ts";
import { asksForConsentOn } from "./asks-for-consent-on.ts";
import { isConsentPutOff } from "./put-off-consent.ts";
import { owedTermsKey, useOwedTerms } from "./use-owed-terms.ts";

/** Loaded when a member is asked. */
const ChangedTermsSheet = lazyPart(async () => (await import("./changed-terms-sheet.tsx")).ChangedTermsSheet);

/** Asks a member at a visit for consent to changed terms, on no page on which something is paid or entered. */
export function ChangedTermsQuestion({ memberId }: { memberId: number }) {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [isPutOff, setPutOff] = useState(false);
  const { data: terms = [] } = useOwedTerms(memberId);
  if (terms.length === 0 || isPutOff || !asksForConsentOn(pathname)) return null;
  if (isConsentPutOff(window.sessionStorage, terms)) return null;
  return (
    <Suspense fallback={null}>
      <ChangedTermsSheet
        key={terms.map(({ code, version }) => `${code} ${version}`).join()}
        terms={terms}
        onAsk={(list) => queries.setQueryData(owedTermsKey(memberId), list)}
        onPutOff={() => setPutOff(true)}
      />
    </Suspense>
  );
}
