import type { FastifyReply } from 'fastify'
import { LANGUAGE_COOKIE } from '../../schema/access/session-contract.ts'
import { LANGUAGES, type Language } from '../../schema/values/text.ts'
import { ACCOUNT_LANGUAGES_TABLE } from '../../server/database/system-tables.ts'
import type { Queries } from '../../server/database/database.ts'

const YEAR_SECONDS = 31_536_000

/** Keeps the language of an account, in the place of the one before. */
export async function keepLanguage(queries: Queries, accountId: number, language: Language): Promise<void> {
  await queries
    .insertInto(ACCOUNT_LANGUAGES_TABLE)
    .values({ account_id: accountId, language })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ language }))
    .execute()
}

/** The language that an account has chosen; null without a choice. */
export async function findLanguage(queries: Queries, accountId: number): Promise<Language | null> {
  const row = await queries
    .selectFrom(ACCOUNT_LANGUAGES_TABLE)
    .select('language')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return LANGUAGES.find((each) => each === row?.['language']) ?? null
}

/** Tells the browser the language that an account has chosen, on whatever machine; without a choice its own stays. */
export async function sendKeptLanguage(
  queries: Queries,
  accountId: number,
  reply: FastifyReply,
): Promise<void> {
  const language = await findLanguage(queries, accountId)
  if (!language) return
  // Scripts of the page read it, and change it.
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: reply.server.basePath || '/',
    sameSite: 'lax',
    maxAge: YEAR_SECONDS,
  })
}
