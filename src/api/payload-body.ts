/** Serializes a payload as multipart: files as they are, file lists as repeated parts, other lists and objects as JSON. */
export function multipartBody(payload: object): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(payload)) appendPart(body, name, value)
  return body
}

function appendPart(body: FormData, name: string, value: unknown): void {
  if (value === undefined) return
  if (value instanceof File) return body.append(name, value)
  if (isFileList(value)) return value.forEach((file) => body.append(name, file))
  body.append(name, partText(value))
}

function isFileList(value: unknown): value is readonly File[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => each instanceof File)
}

function partText(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
