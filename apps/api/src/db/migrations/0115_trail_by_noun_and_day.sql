-- phase: expand
-- Operators look the trail up by the noun of its actions and by day.
create index operator_action_by_noun on operator_action (split_part(action, '.', 1), id desc);
create index operator_action_by_time on operator_action (at);
