export interface Size {
  readonly width: number
  readonly height: number
}

/** A whole SVG file around the shapes of a picture. */
export function svgDocument({ width, height }: Size, shapes: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...shapes,
    '</svg>',
  ].join('\n')
}
