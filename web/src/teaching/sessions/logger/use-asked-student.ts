import type { StudentCard } from '@bayan/domain/students/students.contract';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { useLoggerDraft } from './logger-draft.ts';

const NAME = 'student';

/** Whom an address asks to log for. Where the draft is about somebody else, the person decides (R737). */
export function useAskedStudent(
  { form, fill }: Pick<ReturnType<typeof useLoggerDraft>, 'form' | 'fill'>,
  students: readonly StudentCard[] | undefined,
) {
  const [address, setAddress] = useSearchParams();
  const asked = students?.find(({ id }) => id === address.get(NAME));
  const forget = () => setAddress({}, { replace: true, preventScrollReset: true });
  const take = () => {
    if (asked) fill({ studentId: asked.id });
    forget();
  };
  const isFree = asked !== undefined && (form.studentId === null || form.studentId === asked.id);
  const takeAtOnce = useEffectEvent(take);
  useEffect(() => {
    if (isFree) takeAtOnce();
  }, [isFree]);
  return { other: isFree ? undefined : asked, take, forget };
}
