export interface Point {
  readonly x: number
  readonly y: number
}

/** The `d` of a closed shape. */
export function polygonPath(points: readonly Point[]): string {
  return `${polylinePath(points)}Z`
}

/** The `d` of an open line. */
export function polylinePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
