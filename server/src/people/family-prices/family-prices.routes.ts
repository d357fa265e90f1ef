import { familyPricesContract } from '@bayan/domain/family-prices/family-prices.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import { readFamilyPrices, setFamilyPrice } from './set-family-price.ts';

export const familyPriceRoutes = ({ namedPeople }: { readonly namedPeople: NamedPeople }) =>
  defineRoutes(familyPricesContract, {
    'GET /api/students/{id}/price': ({ params }, db) => readFamilyPrices(db, params.id, namedPeople),
    'POST /api/students/{id}/price': (call, tx) =>
      setFamilyPrice(tx, call, recordVersionOf(call), call.body, namedPeople),
  });
