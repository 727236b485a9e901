import type { TermCode } from "@todayfruit/contract/terms/terms.calls";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

type Code = { code: TermCode };

/** Terms in force at $1: of each code the version that began last. In the order of joining. */
const IN_FORCE = `select distinct on (t.code) t.* from terms_version t where t.effective_at <= $1 order by t.code, t.effective_at desc`;
const IN_SEQUENCE = "array_position(array['termsOfService', 'privacy', 'marketing'], t.code)";
const FIELDS = "t.code, t.title, t.is_required, t.label, t.contents, t.summary, t.effective_at";

export type TermRow = RowOf<typeof FIND>;

const FIND = statement(
  "find-terms",
  `select ${FIELDS}, t.effective_at > $1 as is_upcoming
     from (select * from (${IN_FORCE}) f union all select * from terms_version u where u.effective_at > $1) t
    order by is_upcoming, case when t.effective_at > $1 then t.effective_at end, ${IN_SEQUENCE}`,
).narrow<Code & { effective_at: Date; is_upcoming: boolean }>();

/** Finds the terms in force at an instant in the order of joining, then those to come. */
export function findTerms(db: Runner, now: Date): Promise<TermRow[]> {
  return db.run(FIND, [now]);
}

export type OwedConsentRow = RowOf<typeof LIST_OWED>;

const LIST_OWED = statement(
  "list-owed-consents",
  `select ${FIELDS}
     from (${IN_FORCE}) t
    where exists (select from terms_version n
                   where n.code = t.code and n.needs_consent and n.effective_at <= $1
                     and not exists (select from consent_record e
                                      where e.user_id = $2 and e.kind = t.code and e.is_given and e.at >= n.effective_at))
    order by ${IN_SEQUENCE}`,
).narrow<Code>();

/** Lists the terms in force that a member has to consent to: a version that needs it began after their last consent. */
export function listOwedConsents(db: Runner, userId: number, now: Date): Promise<OwedConsentRow[]> {
  return db.run(LIST_OWED, [now, userId]);
}

const ADD_CONSENTS = statement(
  "add-consents-to-new-terms",
  `insert into consent_record (user_id, kind, is_given, version, source, at)
   select $1, said.code, true, said.version, 'newTerms', $3
     from jsonb_to_recordset($2::jsonb) as said (code text, version text)`,
);

/** Records consents of a member to versions of the terms. */
export async function addConsentsToNewTerms(
  tx: Tx,
  userId: number,
  said: readonly { code: TermCode; version: string }[],
  now: Date,
): Promise<void> {
  await tx.run(ADD_CONSENTS, [userId, JSON.stringify(said), now]);
}

const LOCK_MEMBER = statement(
  "lock-consenting-member",
  "select id from app_user where id = $1 for no key update",
);

/** Locks a member, so that concurrent consents are recorded once. */
export async function lockConsentingMember(tx: Tx, userId: number): Promise<void> {
  await tx.run(LOCK_MEMBER, [userId]);
}
