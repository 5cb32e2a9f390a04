import { expect, it } from 'vitest'
import { markPure } from '../../scripts/build/leave-out-unused.ts'

it('marks what makes a component, takes its name for tools away, and leaves all else', () => {
  const code = [
    'var Form = React8.forwardRef(',
    'var Context = React.createContext(null);',
    'Form.displayName = "Form";',
    'const made = read(React.version);',
  ]
  expect(markPure(code.join('\n')).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React8.forwardRef(',
    'var Context = /* @__PURE__ */ React.createContext(null);',
    '',
    'const made = read(React.version);',
  ])
})
