/** Creates a record as a call would, files included. @returns its id. */
export type CreateRecord = (entityName: string, values: Readonly<Record<string, unknown>>) => Promise<number>

/** Fills an empty database. */
export type Fill = (create: CreateRecord) => Promise<void>
