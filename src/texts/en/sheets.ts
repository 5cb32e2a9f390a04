import type { sheets as french } from '../fr/sheets.ts'
import { words } from '../words.ts'

/** The words of files that are exported and imported. */
export const sheets = words('sheets', {
  id: 'No.',
  part: (label: string, part: string) => `${label} (${part})`,
  languages: { fr: 'French', ar: 'Arabic', en: 'English' },
  severalCalled: (label: string, text: string) =>
    `${label}: several records are called “${text}”, give their number.`,
  noId: (label: string, text: string) => `${label}: “${text}” is not a record number.`,
  noneCalled: (label: string, text: string) => `${label}: no record is called “${text}”.`,
} satisfies typeof french)
