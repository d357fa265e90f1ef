import type { UploadedFile } from '@bayan/domain/files/files.contract';
import type { ResourceType } from '@bayan/domain/files/resource-type';
import type { Resource } from '@bayan/domain/resources/resources.contract';
import type { Subject } from '@bayan/domain/subjects/subjects';

export interface ResourceForm {
  readonly type: ResourceType;
  readonly title: string;
  readonly description: string;
  readonly subject: Subject | null;
  readonly grade: string;
  readonly isPublic: boolean;
  readonly url: string;
  /** What has been sent; a resource that is changed keeps its file. */
  readonly file: UploadedFile | null;
}

/** One that can be sent. */
export interface FilledResource extends ResourceForm {
  readonly subject: Subject;
}

export const emptyResource: ResourceForm = {
  type: 'document',
  title: '',
  description: '',
  subject: null,
  grade: '',
  isPublic: true,
  url: '',
  file: null,
};

export const resourceFormOf = ({ url, file: _kept, ...resource }: Resource): ResourceForm => ({
  ...resource,
  url: url ?? '',
  file: null,
});

/** Another type keeps the file where it can: a worksheet may be a document, a video neither. */
export const withType = (form: ResourceForm, type: ResourceType): ResourceForm => ({
  ...form,
  type,
  file: (form.type === 'video') === (type === 'video') && type !== 'link' ? form.file : null,
});

/** What must be there and is not. */
export function missingIn(form: ResourceForm, isNew: boolean): (keyof ResourceForm)[] {
  const isEmpty = {
    title: form.title.trim() === '',
    subject: form.subject === null,
    url: form.type === 'link' && form.url.trim() === '',
    file: isNew && form.type !== 'link' && form.file === null,
  };
  return (['title', 'subject', 'url', 'file'] as const).filter(name => isEmpty[name]);
}

/** As the API takes it. */
export function bodyOf({ type, url, file, title, description, subject, grade, isPublic }: FilledResource) {
  const said = { title, description, subject, grade, isPublic };
  const isLink = type === 'link';
  return {
    added: { ...said, type, ...(isLink ? { url } : { fileId: file?.id }) },
    changed: { ...said, ...(isLink && { url }) },
  };
}
