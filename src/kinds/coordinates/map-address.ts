const PLACE = /^(-?[\d.]+), (-?[\d.]+)$/

/** Where a map shows coordinates as records hold them; undefined for what is no place. */
export function mapAddress(value: unknown): string | undefined {
  const [, latitude, longitude] = (typeof value === 'string' && PLACE.exec(value)) || []
  return latitude === undefined
    ? undefined
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
