/** What the sign-in service is told by whoever runs it; the settings of the whole server hold more. */
export interface AuthSettings {
  /** The address people use, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL names this machine alone, or nothing: a place where samples and known passwords do no harm. */
  readonly isLocal: boolean;
  /** Where keys are kept that nobody has given. */
  readonly dataDir: string;
  readonly auth: {
    readonly signingKeys: string | undefined;
    readonly jwtSecret: string | undefined;
    /** The first encrypts; with none a key is made and kept. */
    readonly factorKeys: readonly Buffer[];
    readonly mailerAutoconfirm: boolean;
    readonly smsAutoconfirm: boolean;
    readonly signUpDisabled: boolean;
    readonly anonymousUsers: boolean;
    readonly rateLimits: boolean;
    readonly sessionLimits: {
      readonly timeboxSeconds: number | undefined;
      readonly inactivitySeconds: number | undefined;
      readonly lowAalSeconds: number | undefined;
      readonly singlePerUser: boolean;
    };
    readonly accessTokenSeconds: number;
    readonly reuseIntervalSeconds: number;
    readonly passwordMinLength: number;
    readonly passwordMinScore: number;
    readonly redirectAllowList: readonly string[];
  };
}
