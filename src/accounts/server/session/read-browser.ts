import type { SessionOrigin } from './sessions.ts'

// In the order in which they are asked for: most name others that they are made of, or want to be taken for.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser calls itself is as long as it likes; what is asked for stands at its beginning. */
const MAX_LENGTH = 500

/** Which browser on which system a `User-Agent` names, so that people know their own; empty where it names none. */
export function readBrowser(userAgent = ''): Pick<SessionOrigin, 'browser' | 'system'> {
  const text = userAgent.slice(0, MAX_LENGTH)
  const find = (known: typeof BROWSERS) => known.find(([sign]) => sign.test(text))?.[1] ?? ''
  return { browser: find(BROWSERS), system: find(SYSTEMS) }
}
