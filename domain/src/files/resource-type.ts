export const RESOURCE_TYPES = ['document', 'video', 'worksheet', 'link'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** The types that are files. */
export const FILED_TYPES = ['document', 'video', 'worksheet'] as const satisfies ResourceType[];
export type FiledType = (typeof FILED_TYPES)[number];
