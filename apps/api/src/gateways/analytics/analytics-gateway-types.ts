/** Gateway to the service that counts sales outside the shop. */
export type AnalyticsGateway = {
  /** Reports one sale. The service counts it once, however often it is reported. */
  tell(sale: ExportedConversion): Promise<ExportReply>;
};

export type ExportedConversion = {
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

export type ExportReply = { kind: "taken" } | { kind: "unavailable"; reason: string };
