create index audit_log_address on audit_log (address text_pattern_ops, created_at desc) where address is not null;
create index audit_log_actor on audit_log (actor_id, action, created_at desc);
