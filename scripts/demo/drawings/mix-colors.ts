/** The colour `share` of the way from one `#rrggbb` colour to another. */
export function mixColors(from: string, to: string, share: number): string {
  const target = readChannels(to)
  const mixed = readChannels(from).map((value, i) =>
    Math.round(value + ((target[i] ?? value) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function readChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
