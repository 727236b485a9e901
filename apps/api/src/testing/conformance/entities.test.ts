import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../account-with-belongings.ts";
import { seedProduct } from "../product-and-member-fixtures.ts";
import { seedDisplays } from "../seed-displays.ts";
import { createTestShop, type TestShop } from "../test-shop.ts";
import type { Caller } from "./literal-request.ts";

let shop: TestShop;
let own: Owner;
beforeAll(async () => {
  shop = await createTestShop();
  const grade = {
    grade: 1,
    gradeName: "씨앗",
    icon: "media/i.webp",
    thresholdPrice: 0,
    purchasePointPer: 1,
    benefits: [],
  };
  await shop.database.db.pool.query("insert into shop_rule (name, value) values ('grades', $1)", [
    JSON.stringify([grade]),
  ]);
  await seedDisplays(shop.database.db, [(await seedProduct(shop.database.db)).productId]);
  const belongings = await createAccountWithBelongings(shop, "member", { sendsGift: true, reviews: true });
  const { rows } = await shop.database.db.pool.query("select product_id from review where id = $1", [
    belongings.reviewId,
  ]);
  own = { ...belongings, shop, reviewedProductId: rows[0].product_id };
});
afterAll(() => shop.close());

type Owner = Caller & { reviewedProductId: number };
type Entity = [line: string, url: (own: Owner) => string, at: string, fields: string];

/** Entities of §3 with the fields that the specification names, and the reply in which they are. */
const ENTITIES: Entity[] = [
  [
    "User",
    () => "/v2/app-users/detail",
    "",
    `id uuid name email phone nickname userType token snsToken fcmPushToken tokenType profileImageUrl count userSettings
     withdrawAccount appUserGrade point`,
  ],
  [
    "User.count",
    () => "/v2/app-users/detail",
    "count",
    "orderCount reviewCount shoppingCarts coupons newTodayfruitNotification giftGroupCount",
  ],
  [
    "User.userSettings",
    () => "/v2/app-users/detail",
    "userSettings",
    "clientCenterReplyAlarm orderDeliveryAlarm advertisingAlarm advertisingPromotion advertisingAlarmUpdateDate",
  ],
  ["User.appUserGrade", () => "/v2/app-users/detail", "appUserGrade", "grade gradeName icon"],
  ["Grade detail", () => "/v2/app-users/grade-info", "", "purchAmt nextMonthGrade remainingPrice isMax"],
  [
    "Address of the book",
    () => "/v1/app-users/delivery-address",
    "list.0",
    `id default selectedAddress roadAddress jibunAddress addressDetail receiverName phone zonecode areaAddress memo
     guestOrderName guestOrderPhone deliveryAddressType`,
  ],
  [
    "Address of an order",
    ({ paidOrderId }) => `/v1.2/app-users/orders/${paidOrderId}`,
    "address",
    `id default selectedAddress roadAddress jibunAddress addressDetail receiverName phone zonecode areaAddress memo
     guestOrderName guestOrderPhone deliveryAddressType`,
  ],
  [
    "Product",
    ({ productId }) => `/v1/products/${productId}`,
    "",
    `id uuid name contents images unstoringDaysAfter scoreAverage freeShippingFeeConditionPrice isExclusive
     restrictedStockOrder productStatus isAppOnly isBundleByDistributor maxUnitInBox labelShippingMethod labelRecommend
     productPrice productShippingFee undeliverable productDetail distributor category deliveryCompany counts isFavorites
     productSaleType minAppUserGrade userProductOrderConditions`,
  ],
  [
    "Product.productPrice",
    ({ productId }) => `/v1/products/${productId}`,
    "productPrice",
    "price listPrice supplyPrice",
  ],
  [
    "Product.productShippingFee",
    ({ productId }) => `/v1/products/${productId}`,
    "productShippingFee",
    "base primaryArea secondaryArea thirdArea",
  ],
  [
    "Product.productDetail",
    ({ productId }) => `/v1/products/${productId}`,
    "productDetail",
    "shippingFeeUnit taxStatus videoUrl optionIdPath",
  ],
  ["Product.category", ({ productId }) => `/v1/products/${productId}`, "category", "name parent"],
  ["Product.counts", ({ productId }) => `/v1/products/${productId}`, "counts", "QNAs reviews favorites"],
  [
    "Product.productSaleType",
    ({ productId }) => `/v1/products/${productId}`,
    "productSaleType",
    "saleType comingSoonDate limitedPeriodBegin limitedPeriodEnd noResale",
  ],
  [
    "Option",
    ({ productId }) => `/v2/products/${productId}/options`,
    "list.0",
    "id name amount shipmentDate productOptionPrice",
  ],
  [
    "Option.productOptionPrice",
    ({ productId }) => `/v2/products/${productId}/options`,
    "list.0.productOptionPrice",
    "supplyPrice price specialSalePrice",
  ],
  [
    "Cart bundle item",
    () => "/v1.2/app-users/shopping-carts",
    "list.0.bundleItems.0.optionGroups.0",
    "id optionUnit productOptionCombination isChecked isCheckable",
  ],
  [
    "Option combination",
    () => "/v1.2/app-users/shopping-carts",
    "list.0.bundleItems.0.optionGroups.0.productOptionCombination",
    "id name optionUnit productOptionPrice",
  ],
  [
    "Cart totals",
    () => "/v1.2/app-users/shopping-carts",
    "totals",
    `couponDiscountPrice todayfruitAddOrtherShippingFee todayfruitShippingFeeType discountedPrice listPrice
     optionCountings price productsPrice shippingFee usedPoint`,
  ],
  [
    "Order item",
    ({ paidOrderId }) => `/v1.2/app-users/orders/${paidOrderId}`,
    "",
    `id uuid orderItemStatus receipt receiptType memo paymentExpirationDate todayfruitShippingFeeType withdrawType
     selectedPg address isFirstPurchase attributionOrder orderItemPrice orderItemProducts payment`,
  ],
  [
    "Order item price",
    ({ paidOrderId }) => `/v1.2/app-users/orders/${paidOrderId}`,
    "orderItemPrice",
    `totalShippingFee secondaryAreaShippingFee thirdAreaShippingFee totalProductsPrice totalPrice
     todayfruitDiscountShippingFee couponDiscountPrice totalRewardPoint`,
  ],
  [
    "Order item products",
    ({ paidOrderId }) => `/v1.2/app-users/orders/${paidOrderId}`,
    "orderItemProducts.0",
    "product orderOptionGroups isReviewed orderItemProductStatus",
  ],
  [
    "Payment",
    ({ paidOrderId }) => `/v1.2/app-users/orders/${paidOrderId}`,
    "payment",
    "paymentMethodType paymentStatus paymentVbank",
  ],
  [
    "Expected points of an order",
    ({ paidOrderId }) => `/v1.2/app-users/orders/${paidOrderId}`,
    "",
    "expectedPhotoReviewPoint expectedRewardDate expectedRewardPoint minUsePoint purchasePointPer",
  ],
  [
    "Expected points of a form",
    ({ orderTmpId }) => `/v4/app-users/order-tmp/${orderTmpId}`,
    "",
    "expectedPhotoReviewPoint expectedRewardDate expectedRewardPoint minUsePoint purchasePointPer",
  ],
  [
    "Prices in detail",
    ({ orderTmpId }) => `/v4/app-users/order-tmp/${orderTmpId}`,
    "totalPricesDetail.0.bundleItems.0",
    "product optionGroups",
  ],
  [
    "Gift group",
    ({ giftGroupId }) => `/v1/gift/group/${giftGroupId}`,
    "",
    `giftTotalPrice giftTotalProductsPrice giftTotalShippingFee giftGroupStatus emptyAddressCount sendCount giftTos
     canAllWithdraw orderItemProducts`,
  ],
  ["Received gift", ({ giftLink }) => `/v1/gift/to/${giftLink}`, "", "uuid expireDate giftStatus"],
  [
    "Own review",
    () => "/v1/app-users/reviews?page=0",
    "list.0",
    "id score contents reviewImages orderItemProduct",
  ],
  [
    "Review of a product",
    ({ reviewedProductId }) => `/v1/products/${reviewedProductId}/reviews`,
    "list.0",
    "id score contents reviewImages orderItemProduct",
  ],
  [
    "Video",
    () => "/v1/display-category/6001/display-video",
    "list.0",
    "id title contents videoUrl thumbnail viewCount videoShareCount isMyVideoShare",
  ],
  [
    "Home display",
    () => "/v4/display-category/groups/6001",
    "",
    "id name title subTitle orderByType displayContentsType displayUiType products tabs",
  ],
  ["Best product group", () => "/v1/product-groups/NEW_WEEK", "", "code products"],
  ["Notification page", () => "/v1/app-users/notification?listType=orderList", "", "pageCount nextPage list"],
];

test.each(ENTITIES)("specification §3: %s has its fields", async (_line, url, at, fields) => {
  const response = await shop.app.inject({
    url: url(own),
    headers: { platform: "web", authorization: `Bearer ${own.token}` },
  });
  const found = at === "" ? response.json() : valueAt(response.json(), at.split("."));
  expect(Object.keys(found ?? {})).toEqual(expect.arrayContaining(fields.split(/\s+/)));
});

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], value);
}
