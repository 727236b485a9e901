/** Order of the shop to collect goods. */
export type Pickup = {
  readonly key: string;
  readonly version: number;
  readonly reference: string;
  readonly carrierCode: string;
  readonly pickupOn: string;
  readonly from: { readonly name: string };
  readonly contents: string;
  readonly collectedAt: string | null;
  readonly invoiceNumber: string | null;
};
