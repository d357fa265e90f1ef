import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { SearchField } from '#ui/search-field.tsx';
import { StudentGrid } from '#views/students/student-grid.tsx';

export function TutorStudents() {
  const { t } = useTranslation(['students', 'dashboard']);
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  return (
    <>
      <PageHeader title={t('dashboard:places.tutor.students')} note={t('note')} />
      <div className="mt-7 flex flex-col gap-6">
        <div className="max-w-md">
          <SearchField
            name="q"
            label={t('search')}
            value={q}
            onSearch={typed =>
              setAddress(typed ? { q: typed } : {}, { replace: true, preventScrollReset: true })
            }
          />
        </div>
        <StudentGrid q={q} addressOf={id => dashboardAddress('tutor', `students/${id}`)} />
      </div>
    </>
  );
}
