import { Refusal } from '@bayan/domain/errors';
import { canRetireResource } from '@bayan/domain/resources/resource.policy';
import type { ChangeResourceForm, ResourceRecord } from '@bayan/domain/resources/resources.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockResourceForChange } from './lock-resource.ts';
import { findResource, updateResource } from './resources.repository.ts';

export async function changeResource(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: ChangeResourceForm,
): Promise<ResourceRecord> {
  const { actor, now } = context;
  const { isRetired, ...values } = form;
  if (isRetired !== undefined && !canRetireResource(actor)) throw new Refusal('access.role');
  const before = await lockResourceForChange(tx, actor, seen);
  if (form.url !== undefined && before.type !== 'link')
    throw new Refusal('input.invalid', { field: 'url', issues: [{ field: 'url', problem: 'unknown' }] });
  await updateResource(tx, seen.id, {
    ...givenValues(values),
    ...(isRetired !== undefined && { retiredAt: isRetired ? (before.retiredAt ?? now) : null }),
    title: form.title ?? before.title,
  });
  const after = await findResource(tx, actor, seen.id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: actionOf(before, after),
    noun: 'resources',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}

/** To retire a resource and to bring it back are changes that somebody looks for by name (R835). */
function actionOf(before: ResourceRecord, after: ResourceRecord) {
  if ((before.retiredAt === null) === (after.retiredAt === null)) return 'resource.changed';
  return after.retiredAt ? 'resource.retired' : 'resource.restored';
}
