import type { Language } from '../../../src/schema/values/text.ts'
import type { Project } from './read-project.ts'
import { languagesOf } from '../generate/program-languages.ts'
import type { Translations } from './ask-texts.ts'
import { buildDraft } from './build-draft.ts'
import { listTexts } from './draft-texts.ts'
import type { EntityDraft } from './entity-draft.ts'
import type { EntityRequest, Said } from './entity-request.ts'
import { inLanguage } from './in-language.ts'

/** The draft in the program's own language. */
export function draftInOwn(request: EntityRequest, project: Project): EntityDraft {
  return draftIn(languagesOf(project.spoken)[0], request, project)
}

/** What each of the program's other languages has words for, by what its own one says. */
export function suggestTexts(request: EntityRequest, project: Project): Translations {
  const [own, ...others] = languagesOf(project.spoken)
  const texts = listTexts(draftInOwn(request, project))
  const suggested = new Map<string, Said>()
  for (const language of others) {
    listTexts(draftIn(language, request, project)).forEach((words, place) => {
      const text = texts[place] ?? ''
      if (words !== text) suggested.set(text, { [own]: text, ...suggested.get(text), [language]: words })
    })
  }
  return suggested
}

/** What is not said in a language is as in the program's own; but names are English, and so is what is made of them. */
function draftIn(language: Language, request: EntityRequest, project: Project): EntityDraft {
  const { label, singular, labels, singulars, ...others } = request
  const isMadeOfName = language === 'en' && language !== languagesOf(project.spoken)[0]
  const said = {
    label: labels?.[language] ?? (isMadeOfName ? undefined : label),
    singular: singulars?.[language] ?? (isMadeOfName ? undefined : singular),
  }
  const requestIn = {
    ...others,
    ...(said.label !== undefined && { label: said.label }),
    ...(said.singular !== undefined && { singular: said.singular }),
  }
  return inLanguage(language, () => buildDraft(requestIn, project))
}
