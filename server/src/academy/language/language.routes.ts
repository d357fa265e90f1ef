import { languageContract } from '@bayan/domain/language/language.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';

export const languageRoutes = () =>
  defineRoutes(languageContract, {
    'GET /api/geo': async ({ country }) => ({ country_code: country() }),
  });
