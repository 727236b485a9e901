const READS = /^\s*(select|with)\b/i;
/** Words of statements that write, lock or notify, also within a `with`. */
const WRITES =
  /\b(insert|update|delete|merge|nextval|setval|pg_notify|set_config|pg_\w*advisory\w*|for\s+(no\s+key\s+|key\s+)?(update|share))\b/i;

/**
 * Returns true for a statement that a replica can answer, by its text. A statement that hides a write in a function is
 * refused by the replica itself.
 *
 * @example isReadOnlyStatement("select id from product where id = $1 for update") // false
 */
export function isReadOnlyStatement(text: string): boolean {
  return READS.test(text) && !WRITES.test(text);
}
