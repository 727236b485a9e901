/** `missing`: no row has the id; `good` and `bad`: what became of the row that has it. */
export type IdState = "missing" | "good" | "bad";

export type IdRegister = {
  /** Takes the id for a row, which is bad until it is accepted; false when another row has it already. */
  claim(id: number): boolean;
  accept(id: number): void;
  reject(id: number): void;
  state(id: number): IdState;
  isGood(id: number): boolean;
};

/** Which ids a file holds: a number and a flag each, so that it stays small however long the file is. */
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
