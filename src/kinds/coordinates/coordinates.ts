const PAIR = /^([+-]?\d{1,2}(?:\.\d{1,15})?)(?:\s*[,;]\s*|\s+)([+-]?\d{1,3}(?:\.\d{1,15})?)$/
/** A centimetre on the ground. */
const PLACES = 7

/** `36.7538, 3.0588` of a latitude and a longitude as maps write them; null for what is no place. */
export function parseCoordinates(text: string): string | null {
  const [, latitude, longitude] = PAIR.exec(text.trim()) ?? []
  if (latitude === undefined || longitude === undefined) return null
  return coordinatesOf(Number(latitude), Number(longitude))
}

function coordinatesOf(latitude: number, longitude: number): string | null {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? `${shorten(latitude)}, ${shorten(longitude)}` : null
}

function shorten(degrees: number): string {
  const rounded = degrees.toFixed(PLACES).replace(/\.?0+$/, '')
  return rounded === '-0' ? '0' : rounded
}

type Degrees = Readonly<Record<string, unknown>>

/** The same of what other backends answer: an object of two numbers, or a point of GeoJSON. */
export function readCoordinates(value: unknown): string {
  if (typeof value === 'string') return parseCoordinates(value) ?? value
  if (typeof value !== 'object' || value === null) return ''
  const parts: Degrees = { ...value }
  const [pointLongitude, pointLatitude]: readonly unknown[] = Array.isArray(parts['coordinates'])
    ? parts['coordinates']
    : []
  const latitude = parts['latitude'] ?? parts['lat'] ?? pointLatitude
  const longitude = parts['longitude'] ?? parts['lng'] ?? parts['lon'] ?? pointLongitude
  if (latitude === undefined || longitude === undefined) return ''
  return coordinatesOf(Number(latitude), Number(longitude)) ?? ''
}

const PLACE = /^(-?[\d.]+), (-?[\d.]+)$/

/** Where a map shows coordinates as records hold them; undefined for what is no place. */
export function mapAddress(value: unknown): string | undefined {
  const [, latitude, longitude] = (typeof value === 'string' && PLACE.exec(value)) || []
  return latitude === undefined
    ? undefined
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
