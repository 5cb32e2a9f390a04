import { expect, it } from 'vitest'
import { markPure, productionFile } from '../../scripts/build/leave-out-unused.ts'

it('marks what makes a component, takes its name for tools away, and leaves all else', () => {
  const code = [
    'var Form = React8.forwardRef(',
    'var Context = React.createContext(null);',
    'Form.displayName = "Form";',
    'Button.displayName = "@mantine/core/Button";',
    'Extended.displayName = `With(${Form.displayName})`;',
    'const made = read(React.version);',
  ]
  expect(markPure(code.join('\n')).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React8.forwardRef(',
    'var Context = /* @__PURE__ */ React.createContext(null);',
    '',
    '',
    'Extended.displayName = `With(${Form.displayName})`;',
    'const made = read(React.version);',
  ])
})

it('takes the build without warnings for developers, and says where there is none', () => {
  expect(productionFile('/router/dist/development/index.mjs')).toBe('/router/dist/production/index.mjs')
  expect(() => productionFile('/router/dist/index.mjs')).toThrow('/router/dist/index.mjs')
})
