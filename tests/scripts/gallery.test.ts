import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOf } from '../../scripts/develop/gallery/choices.ts'
import { findMoved } from '../../scripts/develop/gallery/compare.ts'
import { galleryPage, movedPage } from '../../scripts/develop/gallery/page.ts'
import { pictureOf, readShots, writeShot, type Shot } from '../../scripts/develop/gallery/shot.ts'

const drawn = { entities: ['book', 'loan'], languages: ['fr', 'ar'] } as const
const shot: Shot = {
  entity: 'book',
  state: 'no match',
  width: '390',
  scheme: 'dark',
  language: 'fr',
  violations: [],
  foreign: [],
}

describe('what is drawn', () => {
  it('is all there is: the states, three widths, two schemes and the languages', () => {
    const plan = planOf({}, drawn, 'here')
    expect(plan.entities).toEqual(drawn.entities)
    expect(plan.states).toHaveLength(17)
    expect(plan.widths).toEqual(['390', '820', '1440'])
    expect(plan.schemes).toEqual(['light', 'dark'])
    expect(plan.languages).toEqual(['fr', 'ar'])
  })

  it('is what is asked for', () => {
    const plan = planOf(
      { entity: 'loan', state: 'delete,no match', width: '820', language: 'ar' },
      drawn,
      'here',
    )
    expect(plan).toMatchObject({
      entities: ['loan'],
      states: ['no match', 'delete'],
      widths: ['820'],
      languages: ['ar'],
    })
  })

  it('is nothing where something is asked for that there is not', () => {
    expect(() => planOf({ entity: 'lone' }, drawn, 'here')).toThrow('--entity "lone": there are book, loan')
    expect(() => planOf({ language: 'en' }, drawn, 'here')).toThrow('--language "en": there are fr, ar')
    expect(() => planOf({ width: '391' }, drawn, 'here')).toThrow('390, 820, 1440')
  })
})

describe('the page', () => {
  it('names every picture, counts what breaks a rule at the top, and says it beside the picture', () => {
    const broken: Shot = { ...shot, state: 'one', violations: ['label: <input>', 'list: ul'] }
    const inArabic: Shot = { ...shot, language: 'ar', foreign: ['"fermer" in "Fermer"'] }
    const page = galleryPage(planOf({}, drawn, 'here'), [shot, broken, inArabic])
    expect(page).toContain('3 pictures, axe: 2 violations in 1, words of another language in 1')
    expect(page).toContain('src="book.no-match.390.dark.png"')
    expect(page).toContain('src="book.no-match.390.dark.ar.png"')
    expect(page).toContain('<li>label: &lt;input>')
    expect(page).toContain('<li>not in ar: &quot;fermer&quot;')
    expect(page).not.toContain('<input>')
  })

  it('shows what moved before and now', () => {
    const page = movedPage('main', [{ shot, share: 0.25, sides: ['before', 'now'] }])
    expect(page).toContain('25.00 %')
    expect(page).toContain('src="before/book.no-match.390.dark.png"')
    expect(page).toContain('src="book.no-match.390.dark.png"')
  })
})

describe('what moved', () => {
  let folders: { before: string; now: string }
  beforeAll(() => {
    const [before = '', now = ''] = ['before', 'now'].map((side) =>
      mkdtempSync(join(tmpdir(), `gallery-${side}-`)),
    )
    folders = { before, now }
  })
  afterAll(() => Object.values(folders).forEach((folder) => rmSync(folder, { recursive: true })))

  /** A white picture with a black corner of this side. */
  async function draw(side: 'before' | 'now', entity: string, black: number, height = 10): Promise<Shot> {
    const drawn = { ...shot, entity }
    const white = sharp({ create: { width: 10, height, channels: 3, background: '#fff' } })
    const corner = { create: { width: black, height: black, channels: 3, background: '#000' } } as const
    const picture = white.composite([{ input: corner, left: 0, top: 0 }]).png()
    await picture.toFile(join(folders[side], pictureOf(drawn)))
    writeShot(folders[side], drawn)
    return drawn
  }

  it('is each picture that differs, by how much, the most first', async () => {
    await draw('before', 'same', 1)
    await draw('now', 'same', 1)
    await draw('before', 'little', 1)
    await draw('now', 'little', 5)
    await draw('before', 'taller', 1)
    await draw('now', 'taller', 1, 20)
    await draw('before', 'gone', 1)
    const shots = new Map(
      [...readShots(folders.before), ...readShots(folders.now)].map((each) => [each.entity, each]),
    )
    const moved = await findMoved([...shots.values()], folders)
    expect(moved.map(({ shot: { entity }, share, sides }) => [entity, share, sides.length])).toEqual([
      ['gone', 1, 1],
      ['taller', 1, 2],
      ['little', 0.24, 2],
    ])
  })
})
