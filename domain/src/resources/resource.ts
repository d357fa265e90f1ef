export const RESOURCE_TYPES = ['document', 'video', 'worksheet', 'link'] as const;
