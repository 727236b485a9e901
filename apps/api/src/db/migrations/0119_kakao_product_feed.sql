-- phase: expand
-- Product feeds of a third format, the product catalogue of Kakao's advertisements.

alter table product_feed drop constraint product_feed_format_check;
alter table product_feed add constraint product_feed_format_check check (format in ('naver', 'google', 'kakao'));
comment on column product_feed.format is 'naver: tab-separated, EP 3.0 of Naver Shopping; google: RSS 2.0 of Google Merchant Center; kakao: RSS 2.0 of the product catalogue of Kakao.';
