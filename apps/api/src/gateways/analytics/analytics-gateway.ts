/** Gateway to the service that counts sales outside the shop. */
export type AnalyticsGateway = {
  /** Reports one sale. The service counts it once, however often it is reported. */
  tell(sale: ToldSale): Promise<TellReply>;
};

export type ToldSale = {
  kind: "purchase" | "refund";
  /** The order's ID; the service counts each one once. */
  transactionId: string;
  at: Date;
  clientId: string;
  sessionId: string;
  /** Sum in 원 without shipping; of a refund, the sum refunded. */
  value: number;
  shipping: number;
  items: readonly object[];
};

export type TellReply = { kind: "taken" } | { kind: "unavailable"; reason: string };
