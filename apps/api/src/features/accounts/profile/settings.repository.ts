import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

export type SettingsRow = RowOf<typeof FIND>;

const COLUMNS = `client_center_reply_alarm, order_delivery_alarm, advertising_alarm, advertising_promotion, night_alarm,
  advertising_alarm_update_date`;

const FIND = statement("find-settings", `select ${COLUMNS} from app_user where id = $1`);

export async function findSettings(db: Runner, userId: number): Promise<SettingsRow> {
  return requireOneRow(await db.run(FIND, [userId]));
}

const LOCK = statement("lock-settings", `select ${COLUMNS} from app_user where id = $1 for no key update`);

export async function lockSettings(tx: Tx, userId: number): Promise<SettingsRow> {
  return requireOneRow(await tx.run(LOCK, [userId]));
}

const SET = statement(
  "set-settings",
  `update app_user
      set client_center_reply_alarm = $2, order_delivery_alarm = $3, advertising_alarm = $4,
          advertising_promotion = $5, night_alarm = $6, advertising_alarm_update_date = $7
    where id = $1`,
);

export async function setSettings(tx: Tx, userId: number, row: SettingsRow): Promise<void> {
  await tx.run(SET, [
    userId,
    row.client_center_reply_alarm,
    row.order_delivery_alarm,
    row.advertising_alarm,
    row.advertising_promotion,
    row.night_alarm,
    row.advertising_alarm_update_date,
  ]);
}

export type ConsentRow = RowOf<typeof LAST_CONSENTS>;

const LAST_CONSENTS = statement(
  "last-consents",
  `select distinct on (kind) kind, is_given, at from consent_record
    where user_id = $1 and source <> 'reconfirm' order by kind, id desc`,
);

/** Lists the latest event of each consent; reminders by the shop are excluded. */
export function listLastConsents(db: Runner, userId: number): Promise<ConsentRow[]> {
  return db.run(LAST_CONSENTS, [userId]);
}
