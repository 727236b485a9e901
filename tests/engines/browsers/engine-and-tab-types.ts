/** Browser as the journeys use it, whatever protocol drives it. */
export type Engine = {
  name: EngineName;
  version: string;
  /** Opens a shopper's tab with storage of its own, 390 × 844. */
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
};

export const ENGINE_NAMES = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** Tab of one shopper. Selectors are CSS and name elements of the frame that was entered last. */
export type Tab = {
  open(url: string): Promise<void>;
  /** Returns the value of a JavaScript expression, which JSON can carry. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the middle of an element as a finger or mouse does. */
  press(selector: string): Promise<void>;
  /** Types into an element as a keyboard does. */
  type(selector: string, text: string): Promise<void>;
  /** Returns a PNG of the visible part. */
  picture(): Promise<Buffer>;
  enterFrame(selector: string): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Script errors since the tab was opened; engines whose protocol has none return none. */
  complaints(): readonly string[];
  close(): Promise<void>;
};

export const SCREEN = { width: 390, height: 844 };
