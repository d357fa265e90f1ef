/** A zone that has no name in our texts is called by its city, as its own name has it. */
export const cityOf = (timezone: string) => timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone;
