import type { Admin } from '@bayan/domain/admins/admins.contract';
import { useTranslation } from 'react-i18next';
import { peopleDialogs } from '#people/accounts/people-dialogs.tsx';
import { PersonInvitation } from '#people/accounts/person-invitation.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { peopleIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { adminDialogs } from './admin-dialogs.tsx';
import { useAdmins } from './use-admins.ts';

/** Everyone who may enter the admins' area, and what each may do there. */
export function AdminList() {
  const { t } = useTranslation('admins');
  return (
    <PagedList
      pages={useAdmins()}
      skeletonRows={3}
      empty={{ icon: peopleIcon, title: t('empty.title'), text: t('empty.text') }}
    >
      {admins => (
        <DataTable
          caption={t('list')}
          rows={admins}
          rowKey={({ id }) => id}
          columns={[
            { id: 'who', label: t('columns.who'), cell: admin => <Who admin={admin} /> },
            { id: 'rights', label: t('columns.rights'), cell: admin => <Rights admin={admin} /> },
            { id: 'actions', label: t('columns.actions'), cell: admin => <Actions admin={admin} /> },
          ]}
        />
      )}
    </PagedList>
  );
}

interface OfAdmin {
  readonly admin: Admin;
}

function Who({ admin }: OfAdmin) {
  const { t } = useTranslation('admins');
  const name = nameOf(admin, useLanguage());
  const isSelf = useAuth().userProfile?.id === admin.id;
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} picture={admin.picture?.small} size="small" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <bdi>{name}</bdi>
          {isSelf && <Badge>{t('you')}</Badge>}
          {!admin.isActive && <Badge tone="accent">{t('inactive')}</Badge>}
          {admin.isActive && admin.signIn === 'invited' && <Badge>{t('invited')}</Badge>}
        </span>
        {admin.email && (
          <span className="block text-xs font-normal break-all text-ink-soft">
            <bdi dir="ltr">{admin.email}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}

function Rights({ admin: { rights } }: OfAdmin) {
  const { t } = useTranslation('admins');
  return (
    <span className="flex flex-wrap gap-1.5 max-sm:justify-end">
      {rights.map(right => (
        <Badge key={right} tone={right === 'owner' ? 'success' : 'quiet'}>
          {t(`rights.${right}.name`)}
        </Badge>
      ))}
    </span>
  );
}

function Actions({ admin }: OfAdmin) {
  const { t } = useTranslation('admins');
  const openRights = useOpenDialog(adminDialogs);
  const open = useOpenDialog(peopleDialogs);
  const name = nameOf(admin, useLanguage());
  const isSelf = useAuth().userProfile?.id === admin.id;
  const account = { ...admin, role: 'admin' } as const;
  const { isActive } = admin;
  return (
    <span className="flex flex-wrap gap-2 max-sm:justify-end">
      <Button tone="secondary" aria-label={t('changeRights', { name })} onPress={() => openRights({ admin })}>
        {t('change')}
      </Button>
      <PersonInvitation person={account} label={t('inviteAgain', { name })} />
      {isSelf ? (
        // R12
        <span className="flex min-h-11 items-center text-xs text-ink-soft">{t('endSelf')}</span>
      ) : (
        <>
          <Button
            tone="quiet"
            aria-label={t('devicesOf', { name })}
            onPress={() => open({ dialog: 'devices', person: admin })}
          >
            {t('devices')}
          </Button>
          <Button
            tone="quiet"
            aria-label={t(isActive ? 'endOf' : 'restoreOf', { name })}
            onPress={() => open({ dialog: 'active', isActive: !isActive, people: [account] })}
          >
            {t(isActive ? 'end' : 'restore')}
          </Button>
        </>
      )}
    </span>
  );
}
