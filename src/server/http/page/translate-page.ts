import type { ProgramLanguages } from '../program-languages.ts'
import { directionOf, type Language } from '../../../schema/text.ts'
import { filesOfChunks, type Manifest } from './client-manifest.ts'
import { HEAD_END, linkOfFile } from './page-links.ts'

/** The page in each language that it was not built in: its language, direction, and the files of its first words. */
export function translatePages(
  page: string,
  manifest: Manifest,
  { spoken: [own, ...others] }: ProgramLanguages,
): ReadonlyMap<Language, string> {
  return new Map(
    others.map(({ language }) => {
      const files = filesOfChunks(manifest, [
        'load-translation',
        `language-${language}`,
        ...(directionOf(language) === 'rtl' ? ['style/right-to-left.css'] : []),
      ])
      const links = [...files].filter((file) => !page.includes(file)).map(linkOfFile)
      const translated = page.replace(
        `<html lang="${own.language}"`,
        `<html lang="${language}" dir="${directionOf(language)}"`,
      )
      return [language, translated.replace(HEAD_END, () => links.join('') + HEAD_END)]
    }),
  )
}
