/** Table that a rehearsal copies, with expressions for the columns that are not copied as they are. */
export type CopiedTable = {
  name: string;
  /** Condition on its rows; `$1` is the waiting room. All of them without it. */
  where?: string;
  instead?: Readonly<Record<string, string>>;
  /** Trigger that runs for copied rows, too. */
  trigger?: string;
};

/**
 * Tables of the catalogue, stock, prices, shipping and rules that a rehearsal copies, in the order of their references. Nothing of
 * members, orders, messages and operators is copied; addresses, phones and registrations of farms are left blank.
 */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { name: "shop_rule" },
  { name: "category" },
  {
    name: "distributor",
    instead: { shipping_address: "''", cs_phone: "''", business_number: "''", return_address: "null" },
  },
  { name: "product" },
  { name: "product_option" },
  { name: "timed_price" },
  { name: "remote_area_range" },
  { name: "transit_days" },
  { name: "closed_day", where: "t.kind <> 'carrier'" },
  { name: "waiting_room", where: "t.id = $1" },
  {
    name: "option_stock",
    // The ledger of the copy begins with the copied units.
    trigger: "record_first_movement",
    // Units that unpaid orders reserve are not there to be sold, and their orders are not copied.
    instead: {
      on_hand: "t.on_hand - t.reserved",
      reserved: "0",
      waiting_room_id: "case when t.waiting_room_id = $1 then t.waiting_room_id end",
    },
  },
];
