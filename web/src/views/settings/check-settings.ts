import { check } from '@bayan/domain/fields/problem';
import { settingsForm } from '@bayan/domain/settings/settings.contract';

/** What the server would say about a change of the settings, before it is sent. */
export const checkSettings = (change: object) => check(settingsForm, change);
