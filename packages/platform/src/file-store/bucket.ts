/** A place for files that speaks the S3 protocol, in the place of the disk. */
export interface Bucket {
  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
