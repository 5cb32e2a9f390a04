import type { NonEmpty } from './seeded-random.ts'

/** A haircut: what lies behind the head and what lies over it. */
export interface Haircut {
  readonly back: string
  readonly front: string
}

type Cut = (color: string) => Haircut

const FADED_SIDES =
  'M169 232 C164 190 168 160 190 140 L196 190 Q182 204 181 232 Z M343 232 C348 190 344 160 322 140 L316 190 Q330 204 331 232 Z'

const crop: Cut = (color) => ({
  back: '',
  front: fill(
    'M169 230 C158 150 196 94 256 94 C316 94 354 150 343 230 L331 230 C332 200 322 180 306 170 Q256 154 206 170 C190 180 180 200 181 230 Z',
    color,
  ),
})

const buzz: Cut = (color) => ({
  back: '',
  front: fillShort(
    'M171 222 C168 146 206 107 256 107 C306 107 344 146 341 222 L335 222 C334 192 322 172 300 164 Q256 152 212 164 C190 172 178 192 177 222 Z',
    color,
    0.82,
  ),
})

const sidePart: Cut = (color) => ({
  back: '',
  front: fill(
    'M169 228 C156 142 200 86 268 90 C330 94 356 148 343 228 L331 228 C332 196 324 176 306 160 C276 176 226 180 198 162 C186 180 180 200 181 228 Z',
    color,
  ),
})

const quiff: Cut = (color) => ({
  back: '',
  front:
    fillShort(FADED_SIDES, color, 0.7) +
    fill(
      'M184 176 C166 116 204 70 270 72 C332 72 354 122 330 176 C318 160 306 156 290 154 Q238 148 206 158 Q192 162 184 176 Z',
      color,
    ),
})

const curls: Cut = (color) => ({
  back: '',
  front:
    fillShort(FADED_SIDES, color, 0.75) +
    circles(
      [
        [190, 150, 26],
        [212, 122, 30],
        [248, 106, 32],
        [286, 112, 31],
        [314, 134, 28],
        [326, 160, 22],
        [230, 146, 22],
        [268, 142, 24],
        [300, 152, 20],
      ],
      color,
    ),
})

const afro: Cut = (color) => ({
  back: circles(
    [
      [256, 156, 90],
      [180, 182, 42],
      [332, 182, 42],
      [196, 130, 44],
      [316, 130, 44],
      [256, 106, 48],
    ],
    color,
  ),
  front: fill(
    'M170 224 C164 146 208 104 256 104 C304 104 348 146 342 224 C336 196 324 176 304 168 Q256 158 208 168 C188 176 176 196 170 224 Z',
    color,
  ),
})

const waves: Cut = (color) => ({
  back: fill(
    'M158 262 C140 150 186 88 256 88 C326 88 372 150 354 262 Q348 280 334 284 H178 Q164 280 158 262 Z',
    color,
  ),
  front: fill(
    'M168 234 C160 150 202 96 262 98 C318 98 352 150 344 234 C334 222 330 198 322 178 C300 184 272 172 262 152 C250 176 214 190 190 184 C182 200 178 222 168 234 Z',
    color,
  ),
})

const receding: Cut = (color) => ({
  back: '',
  front: fill(
    'M169 234 C158 160 196 106 256 106 C316 106 354 160 343 234 L330 234 C332 204 326 186 314 166 C304 146 288 138 276 150 Q256 162 236 150 C224 138 208 146 198 166 C186 186 180 204 182 234 Z',
    color,
  ),
})

const bald: Cut = () => ({
  back: '',
  front:
    '<path d="M204 148 Q222 128 250 126" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity=".35"/>',
})

export const playerCuts: NonEmpty<Cut> = [crop, buzz, sidePart, quiff, curls, afro, waves, crop, quiff, curls]

export const ownerCuts: NonEmpty<Cut> = [crop, sidePart, receding, buzz, bald, receding]

function fill(path: string, color: string): string {
  return `<path d="${path}" fill="${color}"/>`
}

/** Hair so short that the skin shows through: it must not stand out from the head. */
function fillShort(path: string, color: string, opacity: number): string {
  return `<g clip-path="url(#head)"><path d="${path}" fill="${color}" opacity="${opacity}"/></g>`
}

function circles(list: readonly (readonly [number, number, number])[], color: string): string {
  return list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`).join('')
}
