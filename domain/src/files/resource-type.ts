export const RESOURCE_TYPES = ['document', 'video', 'worksheet', 'link'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** Those that are a file of ours. */
export const FILED_TYPES = ['document', 'video', 'worksheet'] as const satisfies ResourceType[];
export type FiledType = (typeof FILED_TYPES)[number];
