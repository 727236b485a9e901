import type { CONSENT_KINDS } from "@todayfruit/contract/accounts/alarm-and-consent-settings-schema";
import { statement, type Tx } from "../../../db/database.ts";

export type ConsentKind = (typeof CONSENT_KINDS)[number];
export type ConsentSource = "signUp" | "settings" | "reconfirm" | "leave";

const ADD_CONSENTS = statement(
  "add-consents",
  `insert into consent_record (user_id, kind, is_given, version, source, at)
   select $1, said.kind, said."isGiven", coalesce(term.label, ''), $3, $4
     from jsonb_to_recordset($2::jsonb) as said (kind text, "isGiven" boolean)
     left join lateral (select t.label from terms_version t
                         where t.code = case when said.kind in ('termsOfService', 'privacy', 'over14') then said.kind else 'marketing' end
                           and t.effective_at <= $4
                         order by t.effective_at desc limit 1) term on true`,
);

/** Records consents with the version of the terms that is in force. */
export async function addConsents(
  tx: Tx,
  by: {
    userId: number;
    said: readonly { kind: ConsentKind; isGiven: boolean }[];
    source: ConsentSource;
    now: Date;
  },
): Promise<void> {
  await tx.run(ADD_CONSENTS, [by.userId, JSON.stringify(by.said), by.source, by.now]);
}
