/** Pixels; no screen of the product shows a longer side. */
const MAX_SIDE = 2_000
const QUALITY = 0.88

/** A smaller copy of a large picture; the file itself where it is small enough, animated or cannot be decoded. */
export async function shrinkImage(file: File): Promise<File> {
  if (file.type === 'image/gif') return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = MAX_SIDE / Math.max(picture.width, picture.height)
  const blob = scale < 1 ? await drawAt(picture, scale, file.type) : null
  picture.close()
  if (!blob || blob.size >= file.size) return file
  const name = file.name.replace(/\.\w+$/, '')
  return new File([blob], `${name}.${blob.type.replace('image/', '')}`, { type: blob.type })
}

/** JPEG stays JPEG; WebP keeps what is transparent in the others. */
function drawAt(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type === 'image/jpeg' ? type : 'image/webp', QUALITY)
  })
}
