/** Whoever counts sales outside the shop. */
export type AnalyticsGateway = {
  /** Told of one sale as often as it likes, they count it once. */
  tell(sale: ToldSale): Promise<TellReply>;
};

export type ToldSale = {
  kind: "purchase" | "refund";
  /** The order. */
  transactionId: string;
  at: Date;
  clientId: string;
  sessionId: string;
  /** 원, without shipping; of a refund what was given back. */
  value: number;
  shipping: number;
  items: readonly object[];
};

export type TellReply = { kind: "taken" } | { kind: "unavailable"; reason: string };
