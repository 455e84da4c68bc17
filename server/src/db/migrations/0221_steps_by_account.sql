-- The account that took a step, by stage, in place of a copy of its name: {"accepted": 7}. An instance of the version
-- before still writes names until it is replaced, so their column goes with a later version.
alter table order_parts add column stage_user_ids jsonb not null default '{}';
