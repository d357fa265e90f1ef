-- The outbox is searched by how an address begins, whatever letters it was written in.
create index mail_outbox_address_begins on mail_outbox (lower(to_address) text_pattern_ops);
