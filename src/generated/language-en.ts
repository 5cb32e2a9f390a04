// Generated from entities/: edit that instead, then run "npm run generate".
import { firstWords } from '../features/registries/first-words-en.ts'
import type { LanguageWords } from '../texts/translation.ts'
import programTexts from './texts-en.json'

/** The words of the first screens and of the whole program; the others are files of their own. */
export const words: LanguageWords = {
  firstWords: firstWords,
  programTexts: programTexts,
  loadLaterWords: () => import('../features/registries/later-words-en.ts'),
  entityTexts: {
    player: () => import('./texts-en/player.json'),
    team: () => import('./texts-en/team.json'),
    owner: () => import('./texts-en/owner.json'),
    stadium: () => import('./texts-en/stadium.json'),
    tool: () => import('./texts-en/tool.json'),
    competition: () => import('./texts-en/competition.json'),
    admin: () => import('./texts-en/admin.json'),
  },
}
