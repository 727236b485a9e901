type Described = { row: object; computed: string };

/**
 * Constraint on narrowed columns: each type is part of the database's. Null can be removed only from computed columns;
 * a nullable column of a table stays nullable.
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

/** Row with some columns narrowed. */
export type Narrowed<Row, Known> = {
  [Column in keyof Row]: Column extends keyof Known ? Known[Column] : Row[Column];
};
