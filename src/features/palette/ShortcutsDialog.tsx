import { Modal } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { useReturnFocus } from '../../engine/face.ts'
import { Keys } from '../../ui/Keys.tsx'
import { keyboard } from '#features/palette/texts.ts'
import classes from './keyboard.module.css'

/** Several presses do the same. */
type Shortcut = readonly [name: keyof typeof keyboard.shortcuts, ...presses: (readonly string[])[]]

const shortcuts = (): readonly Shortcut[] => [
  ['palette', ['Mod', 'K']],
  ['search', ['/']],
  ['filter', ['f']],
  ['add', ['n']],
  ['next', ['j']],
  ['previous', ['k']],
  ['enter', [keyboard.keys.enter]],
  ['peek', [keyboard.keys.space]],
  ['select', ['x']],
  ['selectPage', ['a']],
  ['changeSelected', ['e']],
  ['destroySelected', [keyboard.keys.delete]],
  ['undo', ['u'], ['Mod', 'Z']],
  ['editCell', ['F2']],
  ['save', ['Mod', 'S']],
  ['help', ['?']],
]

/** Lists the keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus()
  return (
    <Modal.Root opened centered onClose={onClose} zIndex={400}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <div className={classes.head}>
            <Modal.Title>{keyboard.help.title}</Modal.Title>
            <Modal.CloseButton aria-label={keyboard.help.close} />
          </div>
          <dl className={classes.shortcuts}>
            {shortcuts().map(([name, ...presses]) => (
              <div key={name} className={classes.shortcut}>
                <dt>{keyboard.shortcuts[name]}</dt>
                {presses.map((keys) => (
                  <dd key={keys.join()}>
                    <Keys keys={keys} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
