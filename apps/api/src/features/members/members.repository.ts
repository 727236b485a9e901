import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../db/database.ts";

/** Counts and sums of the member `u`, as SQL; `$1` is now and `$2` three months before. */
const MEMBER = `u.id, u.version, u.name, u.phone, u.email, u.user_type, u.grade, u.order_count, u.point_balance,
  u.advertising_alarm, u.night_alarm, u.is_blocked, u.created_at,
  (select coalesce(sum(o.price), 0)::bigint from orders o
    where o.user_id = u.id and o.created_at >= $2
      and o.status in ('paid', 'delivery_waiting', 'delivery_delay', 'delivering', 'delivery_end', 'complete')) as recently_paid,
  (select max(o.created_at) from orders o
    where o.user_id = u.id and o.status not in ('pre_ordering', 'request', 'incomplete')) as last_ordered_at,
  (select count(*)::int from member_coupon mc
    where mc.user_id = u.id and mc.valid_until > $1
      and not exists (select from coupon_redemption cu where cu.member_coupon_id = mc.id and not cu.is_returned))
    as coupon_count,
  (select count(*)::int from member_note n where n.user_id = u.id) as note_count`;

type Counts = {
  user_type: "email" | "kakaotalk" | "naver";
  recently_paid: number;
  last_ordered_at: Date | null;
  coupon_count: number;
  note_count: number;
};

export type ListedMemberRow = RowOf<typeof LISTS.nothing>;

const SOUGHT = {
  nothing: "$4::text is null",
  name: `u.name collate "C" >= $4 and u.name collate "C" < $4 || chr(1114111)`,
  email: `u.email collate "C" >= $4 and u.email collate "C" < $4 || chr(1114111)`,
  phoneEnd: "right(u.phone, 4) = $4",
} as const;

/** One statement for each way to search, so that each keeps the plan of its index. */
function listStatement(by: keyof typeof SOUGHT) {
  return statementVariant(
    "list-members",
    `by-${by}`,
    `select ${MEMBER}
     from app_user u
    where u.user_type <> 'guest' and u.left_at is null and u.id < $3 and ${SOUGHT[by]}
      and ($5::int is null or u.grade = $5)
      and ($6::boolean is null or u.is_blocked = $6)
      and ($7::boolean is null or exists (select from member_note n where n.user_id = u.id) = $7)
    order by u.id desc limit $8`,
  ).narrow<Counts>();
}

const LISTS = {
  nothing: listStatement("nothing"),
  name: listStatement("name"),
  email: listStatement("email"),
  phoneEnd: listStatement("phoneEnd"),
};

export type MemberQuery = {
  now: Date;
  since: Date;
  before: number;
  /** Field that is looked for by its beginning, the phone by its end. */
  by: keyof typeof SOUGHT;
  sought: string | null;
  grade: number | null;
  isBlocked: boolean | null;
  hasNote: boolean | null;
  take: number;
};

/** Lists members before an id, the newest first; a name and an e-mail are looked for by their beginning. */
export function listMembers(db: Runner, q: MemberQuery): Promise<ListedMemberRow[]> {
  const filters = [q.grade, q.isBlocked, q.hasNote] as const;
  return db.run(LISTS[q.by], [q.now, q.since, q.before, q.sought, ...filters, q.take]);
}

const FIND = statement(
  "find-member-for-operator",
  `select ${MEMBER}, u.hand_grade, u.hand_grade_until, coalesce(u.earned_grade, u.grade) as earned_grade
     from app_user u where u.id = $3 and u.user_type <> 'guest' and u.left_at is null`,
).narrow<Counts & { earned_grade: number }>();

export type MemberRow = RowOf<typeof FIND>;

/** Finds a member who has not left. */
export async function findMember(
  db: Runner,
  id: number,
  { now, since }: Pick<MemberQuery, "now" | "since">,
): Promise<MemberRow | null> {
  const [row] = await db.run(FIND, [now, since, id]);
  return row ?? null;
}

const LOCK = statement(
  "lock-members",
  `select id, version, is_blocked, hand_grade, hand_grade_until from app_user
    where id = any($1::bigint[]) and user_type <> 'guest' and left_at is null order by id for no key update`,
);

/** Locks members who have not left, in the order of their ids. */
export function lockMembers(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-members",
  `update app_user u
      set is_blocked = e."isBlocked", hand_grade = e."handGrade", hand_grade_until = e."handGradeUntil",
          grade = case when u.hand_grade = e."handGrade" then u.earned_grade
                       else coalesce(e."handGrade", u.earned_grade, u.grade) end,
          earned_grade = case when e."handGrade" is not null then coalesce(u.earned_grade, u.grade) end
     from jsonb_to_recordset($1::jsonb) as e (id bigint, "isBlocked" boolean, "handGrade" integer, "handGradeUntil" date)
    where u.id = e.id`,
);
const END_SESSIONS = statement(
  "end-sessions-of-members",
  `with ended as (
     update access_token set revoked_at = $2 where user_id = any($1::bigint[]) and revoked_at is null returning user_id
   )
   select user_id from ended`,
);

/** Stores the fields of members; the grade by purchases is kept beside one by hand. */
export async function setMembers(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows)]);
}

/** Ends every session of the members; returns how many. */
export async function endSessions(tx: Tx, ids: readonly number[], at: Date): Promise<number> {
  return (await tx.run(END_SESSIONS, [ids, at])).length;
}

const LIST_GRADES = statement(
  "list-grade-numbers",
  `select (g ->> 'grade')::int as grade from shop_rule r cross join jsonb_array_elements(r.value) g where r.name = 'grades'`,
).narrow<{ grade: number }>();

/** Lists the numbers of the shop's grades. */
export async function listGradeNumbers(db: Runner): Promise<number[]> {
  return (await db.run(LIST_GRADES, [])).map(({ grade }) => grade);
}

const END_HAND_GRADES = statement(
  "end-hand-grades",
  `with due as (select id from app_user where hand_grade_until < $1::date order by hand_grade_until, id limit $2 for update skip locked)
   update app_user u set grade = u.earned_grade, hand_grade = null, hand_grade_until = null, earned_grade = null
     from due where u.id = due.id returning u.id`,
);

/** Ends grades by hand whose last day is before a KST day; returns how many. */
export async function endHandGradesBefore(db: Runner, today: string, take: number): Promise<number> {
  return (await db.run(END_HAND_GRADES, [today, take])).length;
}
