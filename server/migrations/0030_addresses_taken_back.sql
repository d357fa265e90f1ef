-- The link that takes a change of address back is mailed to the address that was (R45). It has no code.
alter table auth_one_time_tokens drop constraint auth_one_time_tokens_purpose_check;
alter table auth_one_time_tokens drop constraint auth_one_time_tokens_code;
alter table auth_one_time_tokens
  add constraint auth_one_time_tokens_purpose_check check (purpose in
    ('signup', 'invite', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'email_change_undo',
     'reauthentication')),
  add constraint auth_one_time_tokens_code check (code_hash is not null or purpose in ('invite', 'email_change_undo'));
