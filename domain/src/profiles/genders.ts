export const GENDERS = ['female', 'male'] as const;
