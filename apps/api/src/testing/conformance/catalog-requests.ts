import type { WriteRequest } from "./literal-request.ts";

/** Requests of §7 "Catalog", with every parameter that the specification writes. */
export const CATALOG_REQUESTS = {
  "GET /v1/wholesale/new-with-category": () => ({ url: "/v1/wholesale/new-with-category" }),
  "GET /v1/products/category/{id}/best": () => ({
    url: "/v1/products/category/91/best?type=week&productStatus=stock_in",
  }),
  "GET /v1/display-category/{id}": () => ({ url: "/v1/display-category/91" }),
  "GET /v1/categories": () => ({ url: "/v1/categories?withChildren=true" }),
  "GET /v1/products/category/{id}": () => ({
    url: "/v1/products/category/91?orderby=latest&take=15&nextPage=&productStatus=stock_in",
  }),
  "GET /v1/products/{id}": ({ productId }) => ({ url: `/v1/products/${productId}` }),
  "GET /v2/products/{id}/options": ({ productId }) => ({ url: `/v2/products/${productId}/options` }),
  "GET /v1/products/related/{id}": ({ productId }) => ({
    url: `/v1/products/related/${productId}?categoryId=91&take=10`,
  }),
  "GET /v1/products/search": () => ({
    url: `/v1/products/search?take=15&page=0&filter=&searchToken=${encodeURIComponent("상품")}`,
  }),
  "POST /v1/app-users/user-products/{type}/{id}": ({ productId }) => ({
    url: `/v1/app-users/user-products/share/${productId}`,
  }),
  "POST /v2/alarm/product/{id}/open": async ({ shop, productId }) => {
    await shop.database.db.pool.query(
      "update product set sale_type = 'comingSoon', coming_soon_at = '2027-01-01' where id = $1",
      [productId],
    );
    return { url: `/v2/alarm/product/${productId}/open` };
  },
  "DELETE /v2/alarm/product/{id}/open": ({ productId }) => ({ url: `/v2/alarm/product/${productId}/open` }),
  "GET /v1/alarm/product/{id}/open": ({ productId }) => ({ url: `/v1/alarm/product/${productId}/open` }),
  "POST /v1/app-users/video/{id}/link": () => ({ url: "/v1/app-users/video/4001/link" }),
  "DELETE /v1/app-users/video/{id}/link": () => ({ url: "/v1/app-users/video/4001/link" }),
  "PUT /v1/video/{id}/view-count/increase": () => ({ url: "/v1/video/4001/view-count/increase" }),
  "GET /v1/product-related/{id}": ({ productId }) => ({ url: `/v1/product-related/${productId}` }),
  "GET /v1/products/{id}/user-personal": ({ productId }) => ({
    url: `/v1/products/${productId}/user-personal`,
  }),
  "GET /v1/products/{id}/purchase-prompt": ({ productId }) => ({
    url: `/v1/products/${productId}/purchase-prompt?type=lowStock`,
  }),
  "GET /v1/product-groups/{code}": () => ({ url: "/v1/product-groups/NEW_WEEK?page=0&take=15" }),
  "GET /v1/front/best": () => ({ url: "/v1/front/best" }),
  "GET /v1/boards/notices": () => ({ url: "/v1/boards/notices?page=0&take=15" }),
  "GET /v4/display-category": () => ({ url: "/v4/display-category?key=home&take=5&nextPage=" }),
  "GET /v4/display-category/groups/{id}": () => ({ url: "/v4/display-category/groups/6001" }),
  "GET /v4/display-category/{id}/tabs": () => ({ url: "/v4/display-category/6002/tabs?take=30" }),
  "GET /v4/display-category/groups/{id}/tab-buttons": () => ({
    url: "/v4/display-category/groups/6002/tab-buttons",
  }),
  "GET /v4/display-category/{id}/display-products": () => ({
    url: "/v4/display-category/6001/display-products?take=5&nextPage=&prePage=&includeCursor=true",
  }),
  "GET /v1/display-category/{id}/display-video": () => ({ url: "/v1/display-category/6001/display-video" }),
  "GET /v1/video/{id}/product": () => ({ url: "/v1/video/4001/product" }),
  "GET /v2/display-category/{id}/display-reviews": () => ({
    url: "/v2/display-category/6001/display-reviews?take=",
  }),
  "GET /v4/display-category/groups": () => ({ url: "/v4/display-category/groups" }),
  "GET /v4/display-category/style": () => ({ url: "/v4/display-category/style" }),
} satisfies Record<string, WriteRequest>;
