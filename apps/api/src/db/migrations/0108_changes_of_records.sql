-- phase: expand
-- Changes are listed by a record that they edited: the history of a product.
create index operator_change_by_record on operator_change using gin (jsonb_path_query_array(rows, '$[*].id') jsonb_path_ops);
