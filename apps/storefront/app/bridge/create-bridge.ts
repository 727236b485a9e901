import {
  PROTOCOL,
  type QuestionKind,
  readShellMessage,
  type ShellNews,
  type ShellQuestions,
} from "./protocol.ts";

/** What the app puts into the page. */
export type ShellPort = {
  postMessage(text: string): void;
  onmessage: ((event: { data: unknown; origin?: string }) => void) | null;
};

export type BridgeParts = {
  port: ShellPort;
  /** Of the page; a message that says that it comes from elsewhere is let go. */
  origin: string;
  newId(): string;
  /** @returns what stops it */
  later(run: () => void, milliseconds: number): () => void;
  onNews(news: ShellNews): void;
};

export type Bridge = ReturnType<typeof createBridge>;

/** Rule: specification §8 names this message; error reports leave it out. */
export const BRIDGE_LOST = "bridge connection lost";
/** Who does not answer the first question by then is not there, in ms. */
const HELLO_PATIENCE = 2000;
const PATIENCE = 5000;
/** Somebody looks for whom to share with. */
const SHARE_PATIENCE = 120_000;

/**
 * Asks the native app. Every question has an end: an answer, a no, or `bridge connection lost`.
 *
 * @example const { isShared } = await bridge.ask("share", { title, url });
 */
export function createBridge({ port, origin, newId, later, onNews }: BridgeParts) {
  const open = new Map<string, { answer(value: Record<string, unknown>): void; fail(): void }>();
  let hello: Promise<ShellQuestions["hello"]["answers"]> | undefined;

  port.onmessage = ({ data, origin: from }) => {
    if (from !== undefined && from !== "" && from !== origin) return;
    const message = readShellMessage(data);
    if (message === null) return;
    if (message.kind !== "answer") return onNews(message);
    const question = open.get(message.re);
    if (message.ok) question?.answer(message.value);
    else question?.fail();
  };

  function send(kind: QuestionKind, asks: object, patience: number): Promise<Record<string, unknown>> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const end = () => {
        stop();
        open.delete(id);
      };
      const fail = () => {
        end();
        reject(new Error(BRIDGE_LOST));
      };
      const stop = later(fail, patience);
      open.set(id, {
        answer: (value) => {
          end();
          resolve(value);
        },
        fail,
      });
      try {
        port.postMessage(JSON.stringify({ v: PROTOCOL, id, kind, ...asks }));
      } catch {
        // The app took its end of the bridge away: the same as no answer, only sooner.
        fail();
      }
    });
  }

  async function greet(): Promise<ShellQuestions["hello"]["answers"]> {
    const { can, app } = await send("hello", { page: origin }, HELLO_PATIENCE);
    return {
      can: Array.isArray(can) ? can.filter((word) => typeof word === "string") : [],
      app: String(app),
    };
  }

  return {
    /** Greets once, however often it is asked. */
    hello: () => (hello ??= greet()),
    /** @returns what the app answers; rejects with `bridge connection lost`, also where the app cannot do it */
    async ask<K extends Exclude<QuestionKind, "hello">>(
      kind: K,
      asks: ShellQuestions[K]["asks"],
    ): Promise<ShellQuestions[K]["answers"]> {
      const { can } = await this.hello();
      if (!can.includes(kind)) throw new Error(BRIDGE_LOST);
      // The app is of our own making; what its answers hold is read where they are used.
      return (await send(
        kind,
        asks,
        kind === "share" ? SHARE_PATIENCE : PATIENCE,
      )) as ShellQuestions[K]["answers"];
    },
  };
}
