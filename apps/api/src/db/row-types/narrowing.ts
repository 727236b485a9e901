type Described = { row: object; computed: string };

/**
 * Constraint on the columns that a statement states: each type is part of the database's. A null goes only from what is
 * computed; a column of a table that can be null stays so.
 */
export type Narrowing<Of extends Described, Known> = {
  [Column in keyof Known]: Column extends keyof Of["row"]
    ? Of["row"][Column] extends Known[Column]
      ? Known[Column]
      : null extends Of["row"][Column]
        ? Column extends Of["computed"]
          ? Of["row"][Column]
          : null extends Known[Column]
            ? Of["row"][Column]
            : "This column can be null"
        : Of["row"][Column]
    : "There is no such column";
};

/** A row of which some columns are known better. */
export type Narrowed<Row, Known> = {
  [Column in keyof Row]: Column extends keyof Known ? Known[Column] : Row[Column];
};
