-- phase: expand
-- What became of a consent is about the member's own account: it is beside the notices of orders, not among the news.

update notification set list_type = 'orderList' where kind = 'consent' and list_type = 'fruitSnsList';
