import { LanguageSwitch } from '#shell/language-switch.tsx';

interface LineProps {
  /** As the words that will stand here, so that nothing moves when they come. */
  readonly text?: string;
  readonly bar: string;
}

const Line = ({ text = '', bar }: LineProps) => (
  <p className={`flex items-center before:invisible before:content-['.'] ${text}`}>
    <span className={`rounded-small bg-sand-deep ${bar}`} />
  </p>
);

/** Where the greeting will stand. */
export const WelcomeSkeleton = () => (
  <div aria-hidden="true" className="animate-pulse border-y border-line px-2 py-3">
    <Line bar="h-4 w-2/3" />
    <Line text="text-sm" bar="h-3.5 w-4/5" />
  </div>
);

/** Where it will say who is signed in. */
export const AccountSkeleton = () => (
  <div className="mt-auto border-t border-line pt-4">
    <div aria-hidden="true" className="flex animate-pulse items-center gap-3 px-2">
      <div className="size-11 shrink-0 rounded-full bg-sand-deep" />
      <div className="grow">
        <Line bar="h-3.5 w-3/5" />
        <Line text="text-sm" bar="h-3 w-4/5" />
      </div>
    </div>
    <div className="mt-3 flex items-center gap-2">
      <div aria-hidden="true" className="h-11 grow animate-pulse rounded-card bg-sand-deep" />
      <LanguageSwitch />
    </div>
  </div>
);
