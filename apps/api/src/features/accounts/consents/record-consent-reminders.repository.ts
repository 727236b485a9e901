import { type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

/**
 * Records the reminder and the notification in one statement. Rows that another process holds are skipped. A process that
 * saw the consent before another one confirmed it finds its message there already, and records nothing.
 */
const RECONFIRM = statement(
  "reconfirm-consents",
  `with due as (
     select u.id, said.at, said.version
       from app_user u
       cross join lateral (select e.id, e.at, e.version, e.source from consent_record e
                            where e.user_id = u.id and e.kind = 'advertisingAlarm' and e.is_given
                            order by e.id desc limit 1) said
      where u.advertising_alarm and said.at <= $1
      order by u.id limit $6 for no key update of u skip locked
   ), given as (
     select due.*, (select e.at from consent_record e
                     where e.user_id = due.id and e.kind = 'advertisingAlarm' and e.source <> 'reconfirm'
                     order by e.id desc limit 1) as given_at
       from due
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select id, 'orderList', 'consent', $2,
            replace($3, '{day}', to_char(given_at at time zone 'Asia/Seoul', 'YYYY"년 "FMMM"월 "FMDD"일"')), $4,
            'reconfirm:' || to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD'), $5 from given
         on conflict (user_id, dedupe_key) do nothing
   ), event as (
     insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at)
     select 'reconfirm ' || id || ' ' || to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD'), 'CONSENT_2YEAR', id,
            'consents of ' || id, $4,
            jsonb_build_object('날짜', to_char(given_at at time zone 'Asia/Seoul', 'YYYY"년 "FMMM"월 "FMDD"일"'),
                               '내용', '혜택 알림(광고성 정보) 수신'),
            $5, $5::timestamptz + interval '14 days' from given
         on conflict (dedupe_key) do nothing
     returning user_id
   ), written as (
     insert into consent_record (user_id, kind, is_given, version, source, at)
     select id, 'advertisingAlarm', true, version, 'reconfirm', $5 from due join event on event.user_id = due.id
     returning 1
   )
   select count(*)::int as count from written`,
);

/**
 * Reminds up to `take` members of an advertising consent given or confirmed until an instant; returns how many.
 *
 * @param notice `{day}` in its body is the day on which the consent was given
 */
export async function recordConsentReminders(
  db: Runner,
  notice: { givenUntil: Date; title: string; body: string; href: string; now: Date; take: number },
): Promise<number> {
  const { givenUntil, title, body, href, now, take } = notice;
  return requireOneRow(await db.run(RECONFIRM, [givenUntil, title, body, href, now, take])).count;
}
