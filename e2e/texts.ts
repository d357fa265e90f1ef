import ar from '../web/public/locales/ar/translation.json' with { type: 'json' };
import en from '../web/public/locales/en/translation.json' with { type: 'json' };

export const texts = { en, ar };
