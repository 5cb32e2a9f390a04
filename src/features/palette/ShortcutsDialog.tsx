import { Kbd, Modal } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import { useReturnFocus } from '../../engine/focus/use-return-focus.ts'
import { keyboard } from '#features/palette/texts.ts'
import classes from './keyboard.module.css'

const { shortcuts } = keyboard

const SHORTCUTS: readonly (readonly [keys: readonly string[], label: string])[] = [
  [['Ctrl', 'K'], shortcuts.palette],
  [['/'], shortcuts.search],
  [['f'], shortcuts.filter],
  [['n'], shortcuts.add],
  [['j'], shortcuts.next],
  [['k'], shortcuts.previous],
  [['Enter'], shortcuts.enter],
  [['Espace'], shortcuts.peek],
  [['x'], shortcuts.select],
  [['a'], shortcuts.selectPage],
  [['e'], shortcuts.changeSelected],
  [['Suppr'], shortcuts.destroySelected],
  [['u', 'Ctrl Z'], shortcuts.undo],
  [['F2'], shortcuts.editCell],
  [['Ctrl', 'S'], shortcuts.save],
  [['?'], shortcuts.help],
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
            {SHORTCUTS.map(([keys, label]) => (
              <div key={label} className={classes.shortcut}>
                <dt>{label}</dt>
                <dd>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
