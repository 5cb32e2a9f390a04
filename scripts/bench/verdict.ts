/** A figure and its goal. */
export interface Verdict {
  readonly what: string
  readonly value: number
  /** The limit, a minimum or a maximum. */
  readonly least?: number
  readonly most?: number
  readonly isKept: boolean
}

export function atLeast(what: string, value: number, least: number): Verdict {
  return { what, value, least, isKept: value >= least }
}

export function atMost(what: string, value: number, most: number): Verdict {
  return { what, value, most, isKept: value <= most }
}

/** Prints the figures: JSON only with `--json`, otherwise a table and the goals. */
export function printReport(
  figures: Readonly<Record<string, unknown>>,
  table: readonly (readonly string[])[],
  verdicts: readonly Verdict[],
): void {
  const text = [...alignColumns(table), '', ...verdicts.map(lineOf)].join('\n')
  console.log(isJson() ? JSON.stringify({ ...figures, verdicts }, null, 2) : text)
  if (verdicts.some(({ isKept }) => !isKept)) process.exitCode = 1
}

/** Prints progress to stderr. */
export function say(what: string): void {
  console.error(`measuring ${what} …`)
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function isJson(): boolean {
  return process.argv.includes('--json')
}

function alignColumns(table: readonly (readonly string[])[]): readonly string[] {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((cells) => (cells[column] ?? '').length)),
  )
  return table.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}

function lineOf({ what, value, least, most, isKept }: Verdict): string {
  const goal = least === undefined ? `at most ${most}` : `at least ${least}`
  return `${isKept ? 'kept  ' : 'MISSED'} ${what}: ${value.toFixed(2)}, ${goal}`
}
