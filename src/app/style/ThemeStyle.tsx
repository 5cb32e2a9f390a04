import { convertCssVariables, useMantineTheme, type MantineTheme } from '@mantine/core'
import { themeVariables } from './theme.ts'

/**
 * Mantine's variables and the classes of `visibleFrom` and `hiddenFrom`, in the page's head. Mantine's own provider has them
 * in the body, after the styles of code that comes later: each of these would then change the order of all styles, upon
 * which Chromium reads the fonts anew and lays out the whole page.
 */
export function ThemeStyle() {
  const theme = useMantineTheme()
  return (
    <style href="theme" precedence="theme">
      {convertCssVariables(themeVariables(theme)) + visibilityClasses(theme)}
    </style>
  )
}

function visibilityClasses({ breakpoints }: MantineTheme): string {
  const rules = Object.entries(breakpoints).map(
    ([name, width]) =>
      `@media (width<${width}){.mantine-visible-from-${name}{display:none!important}}` +
      `@media (width>=${width}){.mantine-hidden-from-${name}{display:none!important}}`,
  )
  return rules.join('')
}
