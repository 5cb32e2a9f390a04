import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  integer,
  doublePrecision,
  pgTable,
  primaryKey,
  serial,
  timestamp,
  unique,
  varchar,
} from 'drizzle-orm/pg-core'

export const readers = pgTable('readers', {
  id: serial().primaryKey(),
  name: varchar({ length: 80 }).notNull(),
  email: varchar({ length: 120 }).unique(),
  joinedOn: date('joined_on').notNull(),
  isActive: boolean('is_active').notNull().default(true),
})

export const loans = pgTable(
  'loans',
  {
    id: serial().primaryKey(),
    readerId: integer('reader_id')
      .notNull()
      .references(() => readers.id, { onDelete: 'cascade' }),
    title: varchar({ length: 200 }).notNull(),
    shelf: integer().notNull(),
    fee: doublePrecision().notNull(),
    state: varchar({ enum: ['open', 'returned'] })
      .notNull()
      .default('open'),
  },
  (table) => [unique().on(table.title, table.shelf)],
)

export const stamps = pgTable(
  'stamps',
  {
    loanId: integer('loan_id').notNull(),
    day: timestamp()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.loanId, table.day] })],
)
