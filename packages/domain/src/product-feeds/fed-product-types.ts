/** Product as price comparison sites are given it. */
export type FedProduct = {
  id: number;
  name: string;
  description: string;
  /** Price of its representative option now, 원. */
  price: number;
  listPrice: number;
  inStock: boolean;
  /** Shipping of one unit to the mainland, 원. */
  shippingFee: number;
  url: string;
  imageUrl: string;
  farm: string;
  origin: string;
  /** Category and the one below it. */
  categories: readonly string[];
  reviewCount: number;
};

/** Shop whose products are fed. */
export type FeedingShop = { name: string; url: string };
