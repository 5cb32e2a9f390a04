/** A file as it will lie in the uploads folder, under a name nobody can guess. */
export interface PreparedFile {
  readonly name: string
  readonly full: Uint8Array
  /** Of a picture: the version for lists. */
  readonly small?: Uint8Array
}
