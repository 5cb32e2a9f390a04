// Generated from entities/: edit that instead, then run "npm run generate".
import { firstWords } from '../features/registries/first-words-ar.ts'
import type { LanguageWords } from '../texts/translation.ts'
import programTexts from './texts-ar.json'

/** The words of the first screens and of the whole program; the others are files of their own. */
export const words: LanguageWords = {
  firstWords: firstWords,
  programTexts: programTexts,
  loadLaterWords: () => import('../features/registries/later-words-ar.ts'),
  entityTexts: {
    player: () => import('./texts-ar/player.json'),
    team: () => import('./texts-ar/team.json'),
    owner: () => import('./texts-ar/owner.json'),
    stadium: () => import('./texts-ar/stadium.json'),
    tool: () => import('./texts-ar/tool.json'),
    competition: () => import('./texts-ar/competition.json'),
    admin: () => import('./texts-ar/admin.json'),
  },
}
