-- The account that took a step, by stage, in place of a copy of its name: {"accepted": 7}.
alter table order_parts drop column stage_actors, add column stage_user_ids jsonb not null default '{}';
