import { useTranslation } from 'react-i18next';
import { useNetworkWait } from '#platform/network-wait.ts';

/** Says why what was opened is not there yet. It goes once the network is back. */
export function NetworkNotice() {
  const { t } = useTranslation();
  const isWaiting = useNetworkWait();
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-20 z-20 flex justify-center px-5 print:hidden lg:bottom-6"
    >
      {isWaiting && (
        <p className="rounded-card border border-line bg-paper px-5 py-3 text-sm shadow-lift">
          <span className="font-semibold">{t('offline.heading')}</span> {t('ui.offline')}
        </p>
      )}
    </div>
  );
}
