-- Until when an auth session that a mailed link began may set a password without the one before (R61).
alter table auth_sessions add column password_reset_until timestamptz;
