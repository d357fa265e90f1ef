import type { FindReadableFile } from '#academy/files/file-readers.ts';
import { findWorkFile } from './work.repository.ts';

/** The file of homework, which is the child's own. */
export const findReadableWorkFile: FindReadableFile = (db, viewer, { id }) => findWorkFile(db, viewer, id);
