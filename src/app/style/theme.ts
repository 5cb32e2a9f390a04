import {
  createTheme,
  defaultCssVariablesResolver,
  type ConvertCSSVariablesInput,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core'
import { app } from '../../generated/app.ts'

// Mantine's own red has too little contrast with white text.
const red: MantineColorsTuple = [
  '#fff1f1',
  '#ffdfdf',
  '#fcbcbc',
  '#f79494',
  '#ee6b6b',
  '#dd4444',
  '#c42b2b',
  '#a61f1f',
  '#861818',
  '#651111',
]

const dark: MantineColorsTuple = [
  '#e6ece9',
  '#c3cec9',
  '#9fb0a8',
  '#7b8d84',
  '#3a4740',
  '#28332e',
  '#1f2925',
  '#171f1c',
  '#101614',
  '#0b100e',
]

const input = { defaultProps: { size: 'md' } }

/** The theme: one accent color, calm surfaces, a quiet type scale. */
export const theme = createTheme({
  colors: { accent: app.colours.shades, red, dark },
  primaryColor: 'accent',
  primaryShade: 6,
  fontFamily: app.typeface,
  fontSizes: { xs: '12.5px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  radius: { xs: '4px', sm: '6px', md: '9px', lg: '14px', xl: '24px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: { md: 'var(--overlay-shadow)' },
  components: {
    InputBase: input,
    TextInput: input,
    PasswordInput: input,
    Textarea: input,
    NativeSelect: input,
    InputWrapper: { ...input, styles: { label: { marginBlockEnd: 5 }, error: { marginBlockStart: 5 } } },
    Popover: { defaultProps: { shadow: 'md' } },
    Menu: { defaultProps: { shadow: 'md' } },
    Button: { defaultProps: { fw: 600 } },
  },
})

// The same for both schemes: our colors change with the scheme themselves.
const ours = {
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-placeholder': 'var(--placeholder)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-anchor': 'var(--accent-text)',
}

const { soft, text } = app.colours

/** Mantine's variables, with the product's colors for its own. */
export function themeVariables(merged: MantineTheme): ConvertCSSVariablesInput {
  const mantine = defaultCssVariablesResolver(merged)
  return {
    variables: mantine.variables,
    light: { ...mantine.light, ...ours, ...schemeColours('light') },
    dark: { ...mantine.dark, ...ours, ...schemeColours('dark') },
  }
}

function schemeColours(scheme: 'light' | 'dark') {
  return { '--mantine-color-scheme': scheme, '--brand-soft': soft[scheme], '--brand-text': text[scheme] }
}
