/** Name of the link for farms that want to sell here. */
export const SELLER_APPLICATION_LINK_LABEL = "입점 문의";
