import type { GalleryPlan } from './choices.ts'
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
      const ofState = plan.schemes.flatMap((scheme) =>
        plan.widths.flatMap((width) => named.get(nameOf({ entity, state, width, scheme })) ?? []),
      )
      return ofState.length === 0 ? '' : `<h3>${entity}, ${state}</h3>${rowOf(ofState)}`
    })
    return `<h2 id="${entity}">${entity}</h2>${states.join('')}`
  })
  return documentOf('Gallery', `<p>${countsOf(shots)}</p>${sections.join('')}`)
}

function documentOf(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${body}</html>\n`
}

/** How much there is, and how much of it breaks a rule. */
export function countsOf(shots: readonly Shot[]): string {
  const violations = shots.flatMap((shot) => shot.violations)
  const broken = shots.filter((shot) => shot.violations.length > 0)
  return `${shots.length} pictures, axe: ${violations.length} violations in ${broken.length}`
}

function rowOf(shots: readonly Shot[]): string {
  return `<div class="shots">${shots.map(figureOf).join('')}</div>`
}

/** A picture, which lies in `folder`, with what is wrong in it. */
function figureOf(shot: Shot): string {
  const source = encodeURIComponent(pictureOf(shot))
  const told = shot.violations.map((violation) => `<li>${escape(violation)}`).join('')
  const image = `<img loading="lazy" src="${source}" alt="${nameOf(shot)}">`
  return `<figure style="width: ${SHOWN[shot.width] ?? 300}px"><a class="picture" href="${source}">${image}</a><figcaption>${shot.width} ${shot.scheme}</figcaption>${told && `<ul class="violations">${told}</ul>`}</figure>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
