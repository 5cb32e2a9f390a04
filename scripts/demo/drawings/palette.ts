import type { NonEmpty } from './seeded-random.ts'

/** Two club colours that can be told apart at 80 px, and a dark one for outlines and shadows. */
export interface Kit {
  readonly main: string
  readonly second: string
  readonly dark: string
}

/** Kits whose second colour is light enough to be read on the dark one. */
export const crestKits: NonEmpty<Kit> = [
  { main: '#14805f', second: '#f6f1e4', dark: '#0b4a3a' },
  { main: '#b5383c', second: '#f7efe3', dark: '#6b1f27' },
  { main: '#27497a', second: '#e6b850', dark: '#162b4c' },
  { main: '#4189b8', second: '#f6f8f8', dark: '#1f4a6b' },
  { main: '#343a43', second: '#e3b24a', dark: '#1d2128' },
  { main: '#7d3048', second: '#eedcb8', dark: '#48192a' },
  { main: '#d7763a', second: '#fbf3e6', dark: '#7e3c18' },
  { main: '#5c4e8c', second: '#efe9f5', dark: '#342b57' },
  { main: '#1f717a', second: '#f2c873', dark: '#0f4148' },
  { main: '#386743', second: '#f4f2e6', dark: '#1d3a26' },
  { main: '#2f8f87', second: '#fbe9d0', dark: '#33404f' },
  { main: '#c9963a', second: '#fbf4e2', dark: '#2b3a4f' },
]

export const kits: NonEmpty<Kit> = [
  ...crestKits,
  { main: '#e2b645', second: '#2b3a4f', dark: '#7a5b14' },
  { main: '#efebe2', second: '#b5383c', dark: '#4a3d3a' },
]

export const backdrops: NonEmpty<string> = [
  '#dbe7e0',
  '#ebe3d3',
  '#d8e3ec',
  '#eedfd7',
  '#e2e0ec',
  '#d5e6e5',
  '#efe7cf',
  '#dfe5d3',
]

/** A complexion and the hair colours that stay apart from it. */
export interface Complexion {
  readonly skin: string
  readonly hairs: NonEmpty<string>
  readonly agedHairs: NonEmpty<string>
}

const BLACK = '#1f1b1a'
const DARK_BROWN = '#33261f'
const BROWN = '#553a28'
const LIGHT_BROWN = '#7d5a3c'
const IRON = '#5f5c5a'
const GREY = '#8d8b88'
const SILVER = '#b5b1ab'

const anyHair: NonEmpty<string> = [BLACK, DARK_BROWN, DARK_BROWN, BROWN, LIGHT_BROWN]
const darkHair: NonEmpty<string> = [BLACK, BLACK, DARK_BROWN, BROWN]
const anyAged: NonEmpty<string> = [BLACK, DARK_BROWN, IRON, GREY, SILVER]

export const complexions: NonEmpty<Complexion> = [
  { skin: '#f2d0b0', hairs: anyHair, agedHairs: anyAged },
  { skin: '#eac09a', hairs: anyHair, agedHairs: anyAged },
  { skin: '#e2b187', hairs: anyHair, agedHairs: anyAged },
  { skin: '#d6a074', hairs: darkHair, agedHairs: anyAged },
  { skin: '#c68e60', hairs: darkHair, agedHairs: anyAged },
  { skin: '#b0774b', hairs: [BLACK, DARK_BROWN], agedHairs: [BLACK, IRON, SILVER] },
  { skin: '#8a5a3a', hairs: [BLACK], agedHairs: [BLACK, SILVER] },
]
