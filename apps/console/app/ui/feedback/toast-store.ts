/** Messages above the page: what was done, with a way back, or what could not be done. */

export type Toast = {
  id: number;
  text: string;
  /** A failure stays until it is closed and is read out at once. */
  isFailure: boolean;
  action?: { label: string; run(): void };
};

type Listener = () => void;

let shown: Toast | null = null;
let nextId = 1;
const LISTENERS = new Set<Listener>();

export const toasts = {
  current: (): Toast | null => shown,
  subscribe(listener: Listener): () => void {
    LISTENERS.add(listener);
    return () => void LISTENERS.delete(listener);
  },
  /** Shows a message in place of the one before. */
  show(toast: Omit<Toast, "id" | "isFailure"> & { isFailure?: boolean }): void {
    set({ isFailure: false, ...toast, id: nextId++ });
  },
  close(): void {
    set(null);
  },
};

function set(toast: Toast | null): void {
  shown = toast;
  for (const listener of LISTENERS) listener();
}
