import type { Reply } from "@todayfruit/contract/all-calls";
import { useId, useState } from "react";
import { NightConsentQuestion } from "../../../features/accounts/night-consent-question.tsx";
import { TermCheckbox } from "../../../features/terms/term-checkbox.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import {
  agreeTo,
  agreeToAll,
  isAllAgreed,
  TERM_KINDS,
  type Terms,
} from "./edit-and-check-terms-agreement.ts";

type TermsFieldsProps = {
  terms: Terms;
  /** Current texts of the terms. */
  texts: Reply<"GET /v1/terms">["list"];
  /** Message after an attempt to join without a required term. */
  error: string | undefined;
  onChange(terms: Terms): void;
};

/** 약관 동의: all at once or one by one, each readable in place. */
export function TermsFields({ terms, texts, error, onChange }: TermsFieldsProps) {
  const problem = useId();
  const [asksForNight, setAsksForNight] = useState(false);

  function change(after: Terms): void {
    if (after.advertising && !terms.advertising) setAsksForNight(true);
    onChange(after);
  }

  return (
    <fieldset className="mt-8" aria-describedby={problem}>
      <legend className="mb-2 text-label font-semibold text-ink-2">약관 동의</legend>
      <div className="rounded-md bg-sunken px-3.5 py-1.5">
        <Checkbox checked={isAllAgreed(terms)} onChange={(agreed) => change(agreeToAll(terms, agreed))}>
          <b className="font-bold">모두 동의해요</b>
        </Checkbox>
      </div>
      <div className="px-3.5 pt-1">
        {TERM_KINDS.map(({ name, code, title, required }) => {
          const text = texts.find((term) => term.code === code);
          return (
            <TermCheckbox
              key={name}
              title={text?.title ?? title}
              contents={text?.contents}
              required={required}
              agreed={terms[name]}
              onChange={(agreed) => change(agreeTo(terms, name, agreed))}
            />
          );
        })}
      </div>
      <div className="mt-1 border-t border-line px-3.5 pt-1">
        <TermCheckbox
          title="만 14세 이상이에요"
          contents={undefined}
          required
          agreed={terms.age}
          onChange={(age) => change({ ...terms, age })}
        />
      </div>
      <p id={problem} className="mt-1 text-caption text-danger" role="alert">
        {error}
      </p>
      <NightConsentQuestion
        open={asksForNight}
        onAnswer={(night) => {
          setAsksForNight(false);
          onChange({ ...terms, night });
        }}
      />
    </fieldset>
  );
}
