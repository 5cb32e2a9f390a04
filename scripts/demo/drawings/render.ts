import sharp from 'sharp'

/** A drawing as the JPEG file an administrator would have uploaded. */
export function renderJpeg(svg: string): Promise<Buffer> {
  // Full chroma: halved colour resolution frays the edges of flat shapes.
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
}
