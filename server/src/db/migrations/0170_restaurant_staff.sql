-- Who works for a restaurant beside its owner; invitations are rows without a joined_at.
create table restaurant_staff (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurants,
  email text not null check (length(email) between 5 and 50),
  role text not null check (role in ('manager', 'kitchen')),
  user_id integer references users,
  invited_at timestamptz not null,
  joined_at timestamptz,
  -- Of the secret in the invitation's link.
  token_hash bytea not null unique,
  token_expires_at timestamptz not null,
  check ((user_id is null) = (joined_at is null)),
  unique (restaurant_id, email)
);
create unique index restaurant_staff_user on restaurant_staff (user_id, restaurant_id) where user_id is not null;

-- Who took which step, by stage: {"accepted": "Sana"}.
alter table order_parts add column stage_actors jsonb not null default '{}';
