import { type Language, languages } from '@bayan/domain/language/language';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '#platform/address-filters.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Card } from '#ui/card.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { draftOf, MailTextsEditor } from './mail-texts-editor.tsx';
import { type ChosenMail, useMailKinds, useMailTexts } from './use-mail-texts.ts';

const FIRST = 'invite';

/** Beside the tab, which stays. */
const chosenIn = (address: URLSearchParams) => ({
  tab: address.get('tab'),
  mail: address.get('mail'),
  language: address.get('language'),
});

/** Which mail in which language, and its texts. Both are in the address. */
export function MailTextsPanel() {
  const { t } = useTranslation(['mail-texts', 'translation']);
  const reader = useLanguage();
  const { filters, setFilters } = useAddressFilters(chosenIn);
  const { data } = useMailKinds();
  const kinds = data?.items ?? [];
  const kind = filters.mail ?? FIRST;
  const language: Language = languages.find(one => one === filters.language) ?? reader;
  const nameOf = (id: string) => t(`kinds.${id as 'invite'}`, { defaultValue: id });
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ComboBox
            name="mail"
            label={t('choose.mail')}
            hint={t('choose.hint')}
            value={kind}
            options={kinds.map(({ kind: id, changed }) => ({
              id,
              label: changed.length > 0 ? t('choose.changed', { name: nameOf(id) }) : nameOf(id),
            }))}
            onChange={mail => mail && setFilters({ mail }, { replace: true })}
          />
          <RadioGroup
            name="language"
            label={t('choose.language')}
            value={language}
            options={languages.map(id => ({ id, label: t(`translation:languages.${id}`) }))}
            onChange={chosen => setFilters({ language: chosen }, { replace: true })}
          />
        </div>
      </Card>
      <Texts key={`${kind} ${language}`} kind={kind} language={language} />
    </div>
  );
}

function Texts(mail: ChosenMail) {
  const errorTexts = useErrorTexts();
  const { data, error, refetch } = useMailTexts(mail);
  if (data)
    return (
      <PartBoundary draft={draftOf(mail)}>
        <MailTextsEditor saved={data} />
      </PartBoundary>
    );
  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  return (
    <Card>
      <Skeleton rows={5} />
    </Card>
  );
}
