const FORM = 'application/x-www-form-urlencoded';

/** Whether a browser sent a form by itself, as it does where no script answers the press. */
export const isSentForm = (request: Request) =>
  request.headers.get('content-type')?.startsWith(FORM) ?? false;

/** Whether a page of another site had the browser send it; old browsers do not tell. */
export const isFromElsewhere = (headers: Headers) =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
