import { drawAerialView } from './stadium-aerial-view.ts'
import { drawFacadeView } from './stadium-facade-view.ts'
import { type StadiumLook, stadiumLook } from './stadium-look.ts'
import { drawPitchView } from './stadium-pitch-view.ts'
import { svgDocument } from './svg-document.ts'

/** From a seat in the main stand, from the air, from outside at dusk. */
export const stadiumViews = ['pitch', 'aerial', 'facade'] as const

export type StadiumView = (typeof stadiumViews)[number]

const views: Readonly<Record<StadiumView, (name: string, look: StadiumLook) => readonly string[]>> = {
  pitch: drawPitchView,
  aerial: drawAerialView,
  facade: drawFacadeView,
}

/** A stadium, 1280 x 800; all views of one name show the same colours, walls and stands. */
export function drawStadium(name: string, view: StadiumView): string {
  return svgDocument({ width: 1280, height: 800 }, views[view](name, stadiumLook(name)))
}
