/** The least that is taken for a document. */
export const PDF = '%PDF-1.7 a certificate';
