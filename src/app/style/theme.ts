import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const emerald: MantineColorsTuple = [
  '#ecfaf3',
  '#d5f2e3',
  '#a9e3c6',
  '#77d2a5',
  '#48bf85',
  '#249f68',
  '#0f8453',
  '#0b6b43',
  '#085636',
  '#04402a',
]

// Mantine's own red is too light to carry white text.
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

/** The look of the product: one accent, calm surfaces, a quiet type scale. */
export const theme = createTheme({
  colors: { emerald, red, dark },
  primaryColor: 'emerald',
  primaryShade: 6,
  fontFamily:
    "Inter, 'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif",
  fontSizes: { xs: '12.5px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  radius: { xs: '4px', sm: '6px', md: '9px', lg: '14px', xl: '24px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: { md: 'var(--overlay-shadow)' },
  components: {
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

// One set for both schemes: ours change with the scheme themselves.
const ours = {
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-placeholder': 'var(--placeholder)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-anchor': 'var(--accent-text)',
}

/** Has Mantine's components use the product's own colours. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours })
