/** Put in by build.ts when it makes the page renderer. */
declare const __CLIENT_ASSETS__: import('./app/client-assets.ts').ClientAssets;
