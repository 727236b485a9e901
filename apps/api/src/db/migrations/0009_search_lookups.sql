-- Whether a product has a word is asked for a thousand products of a word at a time: the key answers without the table.
alter table search_posting drop constraint search_posting_pkey;
alter table search_posting add primary key (term_id, product_id) include (fields);

-- Which postings a changed product has; its words are no longer asked product by product.
drop index search_posting_by_product;
create index search_posting_by_product on search_posting (product_id);
