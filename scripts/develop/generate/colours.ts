import type { Shades } from '../../../src/schema/entity/app.ts'

type Rgb = readonly [number, number, number]

export const HEX = /^#[0-9a-f]{6}$/i

/** White text on this and on darker colors has the contrast that WCAG asks for (AA). */
export const LEAST_CONTRAST = 4.5

/** How much white is mixed into the lighter shades, and how much black into the darker ones. */
const LIGHTER = [0.93, 0.84, 0.66, 0.48, 0.3, 0.14]
const DARKER = [0.2, 0.36, 0.52]

/** Ten shades from light to dark, of which the seventh is the color itself. */
export function deriveShades(accent: string): Shades {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = LIGHTER.map((part) => mix(accent, '#ffffff', part))
  const [g = '', h = '', i = ''] = DARKER.map((part) => mix(accent, '#000000', part))
  return [a, b, c, d, e, f, accent, g, h, i]
}

/** A color with so much of another in it. */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [parse(one), parse(other)]
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The color, made lighter until it can be read on that background. */
export function lightenUntilRead(color: string, background: string): string {
  const steps = Array.from({ length: 21 }, (_none, step) => mix(color, '#ffffff', step / 20))
  return steps.find((each) => contrast(each, background) >= LEAST_CONTRAST) ?? '#ffffff'
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = parse(color)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
