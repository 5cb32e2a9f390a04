import pg from 'pg'

const { DATE, INT8, JSONB, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins

/** `2026-11-22 18:20:00+01` as it is stored everywhere: an instant in UTC. */
const readInstant = (text: string) => new Date(text).toISOString()

const readers = new Map<number, (text: string) => unknown>([
  // A day stays a day, whatever the time zone of this process.
  [DATE, String],
  [TIMESTAMP, (text) => readInstant(`${text.replace(' ', 'T')}Z`)],
  [TIMESTAMPTZ, readInstant],
  [INT8, Number],
  [JSONB, String],
])

/** How the columns are read that other programs made: as the values of this one. */
export const typesAsTexts: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    readers.get(id) ?? pg.types.getTypeParser(id, format),
}
