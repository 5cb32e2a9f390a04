import type * as french from '../fr/import.ts'
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
} satisfies typeof french.sheets)

/** The words of work that takes a while, and can be stopped. */
export const runs = words('runs', {
  running: 'Running',
  reached: (done: number, total: number) => `${done} of ${total}`,
  stop: 'Stop',
  stopNamed: (label: string) => `Stop: ${label}`,
  stopping: 'Stopping',
} satisfies typeof french.runs)
