/** `missing`: no row has the id; `good` and `bad`: state of the row that has it. */
export type IdState = "missing" | "good" | "bad";

export type IdRegister = {
  /** Claims the id for a row, which is bad until accepted; returns `false` when another row has it. */
  claim(id: number): boolean;
  accept(id: number): void;
  reject(id: number): void;
  state(id: number): IdState;
  isGood(id: number): boolean;
};

/**
 * Creates a register of the ids of a file; it stores a number and a flag each, so that it stays small for long files.
 */
export function createIdRegister(): IdRegister {
  const states = new Map<number, "good" | "bad">();
  return {
    claim(id) {
      if (states.has(id)) return false;
      states.set(id, "bad");
      return true;
    },
    accept: (id) => void states.set(id, "good"),
    reject: (id) => void states.set(id, "bad"),
    state: (id) => states.get(id) ?? "missing",
    isGood: (id) => states.get(id) === "good",
  };
}
