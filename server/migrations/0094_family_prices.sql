-- What a family pays for an hour, from a day on by its own clock (R790). A price that was set is never edited: each holds until
-- the first day of the next, so no two can hold on one day. Of two that begin on one day the higher number holds.
create table family_prices (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references students (profile_id),
  -- Counts the prices of a family: two people who set one at the same time cannot both be the next.
  number integer not null check (number >= 1),
  valid_from date not null check (valid_from between '1999-12-31' and '2100-01-02'),
  -- Null where no price is agreed from then on. 0 is free of charge.
  per_hour numeric(12, 3) check (per_hour between 0 and 1000000),
  currency text check (currency in (
    'AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD', 'BIF', 'BMD',
    'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC',
    'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL',
    'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR',
    'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP',
    'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK',
    'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR',
    'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE',
    'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD',
    'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XOF', 'XPF', 'YER',
    'ZAR', 'ZMW', 'ZWG'
  )),
  made_by uuid not null references profiles (id),
  made_at timestamptz not null,
  constraint family_prices_number unique (student_id, number),
  constraint family_prices_whole check ((per_hour is null) = (currency is null))
);
create trigger family_prices_append_only before update or delete or truncate on family_prices
  for each statement execute function refuse_change();

-- A number that was left out could be taken later, and would be older than it says.
create function refuse_price_out_of_turn() returns trigger language plpgsql as $$
begin
  if new.number <> 1 + (select coalesce(max(number), 0) from family_prices where student_id = new.student_id) then
    raise exception 'the prices of a family are set one after another'
      using errcode = 'unique_violation', constraint = 'family_prices_number';
  end if;
  return new;
end $$;
create trigger family_prices_in_turn before insert on family_prices
  for each row execute function refuse_price_out_of_turn();

-- By which clock a lesson that was closed belongs to a month of its tutor: she may live elsewhere later, and what she was
-- paid for must not move to another month. Older facts have none.
alter table session_consequences
  add column tutor_timezone text check (length(tutor_timezone) between 1 and 64);
