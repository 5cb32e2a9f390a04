import { counting } from './counts.ts'

// Apart from the counts of the first screens, which load with the page.

/** After a verbal noun or a preposition. */
export const ofSeconds = counting({
  one: 'ثانية واحدة',
  two: 'ثانيتين',
  few: 'ثوانٍ',
  many: 'ثانية',
  other: 'ثانية',
})

const person = { one: 'شخص واحد', few: 'أشخاص', many: 'شخصًا', other: 'شخص' }
/** After a verbal noun or a preposition. */
export const ofPeople = counting({ ...person, two: 'شخصين' })

export const changes = counting({
  one: 'تغيير واحد',
  two: 'تغييران',
  few: 'تغييرات',
  many: 'تغييرًا',
  other: 'تغيير',
})
