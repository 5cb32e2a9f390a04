import type { GalleryPlan } from './choices.ts'
import type { MovedShot } from './compare.ts'
import { nameOf, pictureOf, type Shot } from './shot.ts'

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 24px }
.shots { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
figure { margin: 0 }
a.picture { display: block; max-height: 420px; overflow: hidden; border: 1px solid GrayText }
img { display: block; width: 100% }
figcaption { margin-block: 4px 0 }
.violations { color: light-dark(#b00020, #ff8a80); overflow-wrap: anywhere }
h3 { margin-block: 24px 8px }
`

/** How wide a picture is shown, by the width of the window in it: all of a state side by side. */
const SHOWN: Readonly<Record<string, number>> = { 390: 160, 820: 260, 1440: 440 }

/** The pictures of a run as one page, by entity and state. */
export function galleryPage(plan: GalleryPlan, shots: readonly Shot[]): string {
  const named = new Map(shots.map((shot) => [nameOf(shot), shot]))
  const sections = plan.entities.map((entity) => {
    const states = plan.states.map((state) => {
      const ofState = plan.languages.flatMap((language) =>
        plan.schemes.flatMap((scheme) =>
          plan.widths.flatMap((width) => named.get(nameOf({ entity, state, width, scheme, language })) ?? []),
        ),
      )
      const figures = ofState.map((shot) => figureOf(shot, `${shot.width} ${shot.scheme} ${shot.language}`))
      return figures.length === 0 ? '' : sectionOf(`${entity}, ${state}`, figures)
    })
    return `<h2 id="${entity}">${entity}</h2>${states.join('')}`
  })
  return documentOf('Gallery', `<p>${countsOf(shots)}</p>${sections.join('')}`)
}

/** What moved since a commit, before and now side by side. */
export function movedPage(commit: string, moved: readonly MovedShot[]): string {
  const sections = moved.map(({ shot, share, sides }) => {
    const figures = sides.map((side) =>
      side === 'now' ? figureOf(shot, side) : figureOf(shot, side, `${BEFORE}/`),
    )
    const difference = sides.length === 2 ? `${(share * 100).toFixed(2)} %` : `${sides.join()} alone`
    return sectionOf(`${nameOf(shot)}: ${difference}`, figures)
  })
  const title = `Moved since ${commit}`
  return documentOf(escape(title), `<p>${moved.length} pictures</p>${sections.join('')}`)
}

/** The folder of the pictures of another commit, in that of the gallery. */
export const BEFORE = 'before'

/** How much there is, and how much of it breaks a rule. */
export function countsOf(shots: readonly Shot[]): string {
  const violations = shots.flatMap((shot) => shot.violations)
  const broken = shots.filter((shot) => shot.violations.length > 0)
  const foreign = shots.filter((shot) => shot.foreign.length > 0)
  const axe = `axe: ${violations.length} violations in ${broken.length}`
  return `${shots.length} pictures, ${axe}, words of another language in ${foreign.length}`
}

function documentOf(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${body}</html>\n`
}

function sectionOf(title: string, figures: readonly string[]): string {
  return `<h3>${title}</h3><div class="shots">${figures.join('')}</div>`
}

/** A picture of a folder, with what is wrong in it. */
function figureOf(shot: Shot, caption: string, folder = ''): string {
  const source = folder + encodeURIComponent(pictureOf(shot))
  const wrong = [...shot.violations, ...shot.foreign.map((word) => `not in ${shot.language}: ${word}`)]
  const told = wrong.map((each) => `<li>${escape(each)}`).join('')
  const image = `<img loading="lazy" src="${source}" alt="${nameOf(shot)}">`
  return `<figure style="width: ${SHOWN[shot.width] ?? 300}px"><a class="picture" href="${source}">${image}</a><figcaption>${caption}</figcaption>${told && `<ul class="violations">${told}</ul>`}</figure>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
