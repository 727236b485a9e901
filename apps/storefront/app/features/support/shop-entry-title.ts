/** Name of the link for farms that want to sell here. */
export const SHOP_ENTRY_TITLE = "입점 문의";
