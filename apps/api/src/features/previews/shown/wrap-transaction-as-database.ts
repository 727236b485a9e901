import type { Db, Runner, Statement, Tx } from "../../../db/database.ts";

/**
 * Returns a database whose statements all run inside an open transaction, one after the other; a transaction within it is
 * a part of the open one, and ends with it. For stories that read, whose writes are rolled back with the rest.
 *
 * @param before called before each statement; throws to end the work
 */
export function wrapTransactionAsDatabase(tx: Tx, before: () => void): Db {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: Runner["run"] = <Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: NoInfer<Values>,
  ) => {
    const next = last.then(() => {
      before();
      return tx.run(statement, values);
    });
    last = next.catch(() => undefined);
    return next;
  };
  return {
    run: inTurn,
    transaction: (work) => work({ run: inTurn, inTransaction: true }),
    close: async () => undefined,
    get pool(): never {
      throw new Error("A database within a transaction has no pool");
    },
    get connections(): never {
      throw new Error("A database within a transaction has no connections");
    },
  };
}
