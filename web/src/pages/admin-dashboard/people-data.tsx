import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErasureList } from '#views/personal-data/erasure-list.tsx';
import { ExportList } from '#views/personal-data/export-list.tsx';
import { PersonData } from '#views/personal-data/person-data.tsx';
import { RetentionList } from '#views/personal-data/retention-list.tsx';
import { PeopleHeader } from './people-header.tsx';

/** Export and erasure of what the academy stores about a person. Who it is about is in the address. */
export function AdminPersonalData() {
  const { t } = useTranslation('personal-data');
  const [address, setAddress] = useSearchParams();
  return (
    <>
      <PeopleHeader part="data" note={t('note')} />
      <div className="mt-7 flex flex-col gap-8">
        <PersonData
          personId={address.get('person')}
          onChoose={person => setAddress(person === null ? {} : { person }, { replace: true })}
        />
        <section>
          <h2 className="mb-3 text-lg font-semibold">{t('erasures.title')}</h2>
          <ErasureList />
        </section>
        <section>
          <h2 className="mb-3 text-lg font-semibold">{t('exports.title')}</h2>
          <ExportList />
        </section>
        <RetentionList />
      </div>
    </>
  );
}
